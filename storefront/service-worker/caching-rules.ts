/** How the service worker handles a request. */
export type CachingRule =
  /** A page that is the same for everyone. From the network; offline, as it was last seen. */
  | "page"
  /** A page of this shopper, such as the cart. Deleted at sign-out. */
  | "own-page"
  /** A file of a build, whose content never changes. */
  | "asset"
  | "image"
  /** The data of a page that a link opens. Its page is stored, too. */
  | "data"
  /** Left to the browser. */
  | "none";

interface Requested {
  readonly url: URL;
  readonly method: string;
  readonly mode: RequestMode;
}

/** Pages that must not be stored: sign-in's way back, a brand's preview, and addresses that are not pages. */
const unstored =
  /^\/(scheme|images|feeds|sitemaps|metrics|health|ready|csp-reports|webhooks)(\/|$)|\.(xml|txt|tsv)$/;
const unstoredParameters = ["code", "state", "error", "preview-brand"];
const ownPage = /^\/cart\/?$/i;

/** The rule for a request from a page of the shop's origin. */
export function cachingRule({ url, method, mode }: Requested, origin: string): CachingRule {
  if (method !== "GET" || url.origin !== origin) return "none";
  if (url.pathname.startsWith("/assets/")) return "asset";
  if (url.pathname.startsWith("/images/")) return "image";
  const isStored =
    !unstored.test(url.pathname) && !unstoredParameters.some((name) => url.searchParams.has(name));
  if (!isStored) return "none";
  if (mode === "navigate") return ownPage.test(url.pathname) ? "own-page" : "page";
  return url.pathname.endsWith(".data") ? "data" : "none";
}

/** Parameters of pages that are stored although a link opened them. Other combinations are rarely seen twice. */
const choices = new Set(["color", "size", "variant"]);

/**
 * The page of a data request ("/products/coat.data?color=Red&_routes=…"), or null if it is not to be stored. Filtered
 * listings are not, because the shop's page cache seldom has them, and each would render twice.
 */
export function pageOfData(data: URL): URL | null {
  const page = new URL(data);
  // React Router's name for the data of "/" is "/_.data".
  page.pathname = data.pathname.replace(/(\/_)?\.data$/, "") || "/";
  page.searchParams.delete("_routes");
  if ([...page.searchParams.keys()].some((name) => !choices.has(name))) return null;
  return cachingRule({ url: page, method: "GET", mode: "navigate" }, page.origin) === "page" ? page : null;
}
