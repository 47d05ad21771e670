/** Shown by the service worker for pages never seen. Not in `paths.ts`: Node runs the server's files directly. */
export const offlinePath = "/offline";
