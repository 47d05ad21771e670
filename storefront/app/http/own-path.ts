import { parseUrl } from "./parse-url.ts";

/** The path, query and hash of an address in the shop. Null for other sites and protocols. */
export function ownPath(address: string, shopUrl: string): string | null {
  const parsed = parseUrl(address, shopUrl);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.origin !== new URL(shopUrl).origin) return null;
  return parsed.pathname.replace(/^\/+/, "/") + parsed.search + parsed.hash;
}
