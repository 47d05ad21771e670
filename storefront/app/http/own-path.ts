import { parseUrl } from "./parse-url.ts";

/** The path, query and hash of an address in the shop. Null for other sites and protocols, and for an unreadable path. */
export function ownPath(address: string, shopUrl: string): string | null {
  const parsed = parseUrl(address, shopUrl);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.origin !== new URL(shopUrl).origin) return null;
  if (!isReadablePath(parsed.pathname)) return null;
  return parsed.pathname.replace(/^\/+/, "/") + parsed.search + parsed.hash;
}

/** Whether a path is well encoded and without control characters, some of which URL parsers drop. */
export function isReadablePath(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
