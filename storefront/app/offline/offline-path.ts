/** The page that the service worker shows instead of one that was never seen. */
export const offlinePath = "/offline";
