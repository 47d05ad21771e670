import { homePath } from "~/shop/paths";
import { hasCodeOrError } from "./sign-in-callback";
import { parseUrl } from "~/http/parse-url";

/** Characters. Our longest URLs, listings with many filters, have a few hundred. */
const maxLength = 2000;

/** Home for what a browser could resolve to another site: two slashes, a backslash, a scheme, dropped characters. */
export function returnPath(path: unknown, origin: string): string {
  if (typeof path !== "string" || path.length > maxLength || !looksLikePath(path)) return homePath;
  const url = parseUrl(path, origin);
  if (url?.origin !== origin || !looksLikePath(url.pathname)) return homePath;
  // Returning to a callback URL would try to complete the sign-in again.
  if (url.pathname === homePath && hasCodeOrError(url.searchParams)) return homePath;
  return url.pathname + url.search + url.hash;
}

/** Matches paths that start with exactly one slash, plain or encoded, and contain only URL characters. */
function looksLikePath(text: string): boolean {
  return /^\/(?![/\\]|%2f|%5c)[\x21\x23-\x3b\x3d\x3f-\x5b\x5d-\x7e]*$/i.test(text);
}
