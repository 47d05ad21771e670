import { openAsDocumentIf } from "~/http/open-as-document";

/**
 * Applies if the page's data cannot be fetched offline. The service worker stores pages, but not their data. For a page
 * that it has not stored, it shows the offline page.
 */
export const openStoredPage = openAsDocumentIf(
  (results) =>
    results.some(({ type }) => type === "error") &&
    !navigator.onLine &&
    Boolean(navigator.serviceWorker?.controller),
);
