/** How the service worker handles a request. */
export type CachingRule =
  /** A page that is the same for everyone. From the network; offline, as it was last seen. */
  | "page"
  /** A page of this shopper, such as the cart. Deleted at sign-out. */
  | "own-page"
  /** A file of a build, whose content never changes. */
  | "asset"
  | "image"
  /** Whether a page can load the cart's script: from the network, or offline if the script is stored. */
  | "cart-script"
  /** Left to the browser. */
  | "none";

interface Requested {
  readonly url: URL;
  readonly method: string;
  readonly mode: RequestMode;
}

/** Pages that must not be stored: sign-in's way back, a brand's preview, the links of emails, and addresses that are not pages. */
const unstored =
  /^\/cart\/.|^\/(scheme|alerts|discount|order-status|images|feeds|sitemaps|metrics|health|ready|csp-reports|webhooks)(\/|$)|\.(xml|txt|tsv)$/;
const unstoredParameters = ["code", "state", "error", "preview-brand", "token", "email"];
const ownPage = /^\/cart\/?$/i;

/** The rule for a request from a page of the shop's origin. */
export function cachingRule({ url, method, mode }: Requested, origin: string): CachingRule {
  if (method !== "GET" || url.origin !== origin) return "none";
  if (url.pathname.startsWith("/assets/")) return "asset";
  if (url.pathname.startsWith("/images/")) return "image";
  const isStored =
    !unstored.test(url.pathname) && !unstoredParameters.some((name) => url.searchParams.has(name));
  if (!isStored) return "none";
  if (mode !== "navigate") return ownPage.test(url.pathname) ? "cart-script" : "none";
  return ownPage.test(url.pathname) ? "own-page" : "page";
}
