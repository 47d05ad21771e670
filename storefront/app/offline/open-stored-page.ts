import { type DataStrategyResult, redirectDocument } from "react-router";

type Results = Readonly<Record<string, DataStrategyResult>>;

/**
 * Client middleware that opens the next page as a document if its data cannot be fetched offline. The service worker
 * stores pages, but not their data. For a page that it has not stored, it shows the offline page.
 */
export async function openStoredPage(
  { request }: { readonly request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  const isFailed = Object.values(results).some(({ type }) => type === "error");
  if (!isFailed || navigator.onLine || !navigator.serviceWorker?.controller) return results;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}
