import { UrlRedirectsDocument, type UrlRedirectsQuery } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { watchPartial } from "~/apollo/watch-partial";
import { optionalData } from "~/http/optional-data";
import { ownPath } from "~/http/own-path";
import { unavailable } from "~/http/route-data";
import { resultOrNull } from "~/browser/result-or-null";
import { webAddress } from "~/http/web-address";

/** Characters. The platform stores no longer path. */
const longestPath = 1024;

/** Where the merchant redirects an old path: a path of the shop, or another site. Null if nowhere. Throws a 503 if that is unknown. */
export async function merchantRedirect(
  shared: Commerce,
  pathname: string,
  shopUrl: string,
): Promise<string | null> {
  const query = redirectQuery(pathname);
  if (query === null) return null;
  const { commerce, isPartial } = watchPartial(shared);
  const found = await optionalData(() => commerce.query(UrlRedirectsDocument, { query }), commerce.options);
  const target = found && redirectTarget(found.urlRedirects.nodes, pathname, shopUrl);
  // Search engines would drop an old address that is not found.
  if (target === null && isPartial()) throw unavailable();
  return target;
}

/** The platform's search for the redirects from a path. Null for a path that none can have. */
export function redirectQuery(pathname: string): string | null {
  const path = samePath(pathname);
  return path === null || path.length > longestPath ? null : `path:"${path.replace(/["\\]/g, "\\$&")}"`;
}

/** Where the first redirect from a path leads. Null if it is not an address, or the same one. */
export function redirectTarget(
  redirects: UrlRedirectsQuery["urlRedirects"]["nodes"],
  pathname: string,
  shopUrl: string,
): string | null {
  const path = samePath(pathname);
  const redirect = redirects.find((redirect) => samePath(redirect.path) === path);
  const isAddress = redirect && /^(?:\/|https?:\/\/)/i.test(redirect.target);
  const target = isAddress && (ownPath(redirect.target, shopUrl) ?? webAddress(redirect.target)?.href);
  return target && samePath(target) !== path ? target : null;
}

/** The spelling by which paths are compared. Null for a path that is not readable text. */
function samePath(path: string): string | null {
  const text = resultOrNull(() => decodeURIComponent(path.replace(/(?<=.)\/$/, "")));
  return text === null || /\p{Cc}/u.test(text) ? null : text.toLowerCase();
}
