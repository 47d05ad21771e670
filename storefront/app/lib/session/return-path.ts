import { homePath } from "~/lib/paths";
import { mayEndSignIn } from "./is-sign-in-answer";

/** Characters. Our longest addresses, a listing with many filters, have a few hundred. */
const longest = 2000;

/**
 * A path of this shop to go to after the sign-in, or home. Whatever a browser could read as an address elsewhere (two
 * slashes, a backslash, a scheme, characters that are dropped while it is read) is not one.
 */
export function returnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== "string" || wanted.length > longest || !looksLikePath(wanted)) return homePath;
  if (!URL.canParse(wanted, origin)) return homePath;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || !looksLikePath(url.pathname)) return homePath;
  // The way back from the identity provider is no place to return to.
  if (url.pathname === homePath && mayEndSignIn(url.searchParams)) return homePath;
  return url.pathname + url.search + url.hash;
}

/** One slash, encoded or not, and nothing that is not written in an address. */
function looksLikePath(text: string): boolean {
  return /^\/(?![/\\]|%2f|%5c)[\x21\x23-\x3b\x3d\x3f-\x5b\x5d-\x7e]*$/i.test(text);
}
