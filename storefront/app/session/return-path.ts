import { homePath } from "~/paths";
import { hasCodeOrError } from "./sign-in-callback";

/** Characters. Our longest addresses, listings with many filters, have a few hundred. */
const maxLength = 2000;

/**
 * The path of this shop to open after the sign-in, or home. Rejects everything that a browser could resolve to another
 * site: two slashes, a backslash, a scheme, characters that URL parsers drop.
 */
export function returnPath(path: unknown, origin: string): string {
  if (typeof path !== "string" || path.length > maxLength || !looksLikePath(path)) return homePath;
  if (!URL.canParse(path, origin)) return homePath;
  const url = new URL(path, origin);
  if (url.origin !== origin || !looksLikePath(url.pathname)) return homePath;
  // Returning to a sign-in callback would complete it again.
  if (url.pathname === homePath && hasCodeOrError(url.searchParams)) return homePath;
  return url.pathname + url.search + url.hash;
}

/** Starts with exactly one slash, encoded ones included, and has only characters that URLs allow. */
function looksLikePath(text: string): boolean {
  return /^\/(?![/\\]|%2f|%5c)[\x21\x23-\x3b\x3d\x3f-\x5b\x5d-\x7e]*$/i.test(text);
}
