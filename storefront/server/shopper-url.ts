/** For React Router's origin check. With the public URL's protocol: a proxy may terminate TLS. Null if malformed. */
export function shopperUrl({ url }: Request, shopUrl: string): URL | null {
  const { host, pathname, search } = new URL(url);
  const shop = new URL(shopUrl);
  const protocol = host === shop.host ? shop.protocol : "http:";
  const address = URL.parse(`/${pathname.replace(/^\/+/, "")}${search}`, `${protocol}//${host}`);
  return address && isReadable(address.pathname) ? address : null;
}

/** Whether a path is well encoded and without control characters, some of which URL parsers drop. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
