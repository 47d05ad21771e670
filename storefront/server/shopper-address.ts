/**
 * A request's address as the shopper's browser has it, so that the origin check of forms works. The protocol is the
 * public address's, because a proxy may terminate TLS. Null for a malformed one.
 */
export function shopperAddress({ url }: Request, shopUrl: string): URL | null {
  const { host, pathname, search } = new URL(url);
  const shop = new URL(shopUrl);
  const protocol = host === shop.host ? shop.protocol : "http:";
  const address = URL.parse(`/${pathname.replace(/^\/+/, "")}${search}`, `${protocol}//${host}`);
  return address && isReadable(address.pathname) ? address : null;
}

/** Whether a path can be decoded, to text without control characters: URL parsers drop some of them. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
