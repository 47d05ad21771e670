/**
 * The page that the service worker shows instead of one that was never seen. Not in `paths.ts`, because Node runs the
 * server's files as they are.
 */
export const offlinePath = "/offline";
