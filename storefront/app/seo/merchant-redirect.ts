import { UrlRedirectsDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { optionalData } from "~/http/optional-data";
import { parseUrl } from "~/http/parse-url";
import { webAddress } from "~/http/web-address";

/** Characters. The platform stores no longer path. */
const longestPath = 1024;

/** Where the merchant redirects an old path: a path of the shop, or another site. Null if nowhere. Never rejects. */
export async function merchantRedirect(
  commerce: Commerce,
  pathname: string,
  shopUrl: string,
): Promise<string | null> {
  const path = samePath(pathname);
  if (path.length > longestPath) return null;
  const query = `path:"${path.replace(/["\\]/g, "\\$&")}"`;
  const found = await optionalData(() => commerce.query(UrlRedirectsDocument, { query }), commerce.options);
  const redirect = found?.urlRedirects.nodes.find((redirect) => samePath(redirect.path) === path);
  const target = redirect && readTarget(redirect.target, shopUrl);
  return target && samePath(target) !== path ? target : null;
}

function readTarget(target: string, shopUrl: string): string | null {
  const address =
    target.startsWith("/") && !target.startsWith("//") ? parseUrl(target, shopUrl) : webAddress(target);
  if (!address) return null;
  const { origin, pathname, search, hash, href } = address;
  return origin === new URL(shopUrl).origin ? pathname.replace(/^\/+/, "/") + search + hash : href;
}

/** The spelling by which paths are compared. */
function samePath(path: string): string {
  const plain = path.replace(/(?<=.)\/$/, "").toLowerCase();
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
