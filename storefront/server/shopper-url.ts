import { isLoopback } from "@circlet/service-kit/http/loopback";
import { isReadablePath } from "../app/http/own-path.ts";

/** A name or an address, and nothing that is another part of a URL. */
const isHost = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** Whether a `Host` is the shop's or this machine's. The app redirects others, of which a cache in front would keep copies. */
export function ownHosts(shopUrl: string): (host: string | undefined) => boolean {
  const shop = new URL(shopUrl);
  const isLocalShop = isLoopback(shop);
  return (host) => {
    if (isLocalShop || host === shop.host) return true;
    const given = host && isHost.test(host) ? URL.parse(`${shop.protocol}//${host}`) : null;
    return given !== null && (given.host === shop.host || isLoopback(given));
  };
}

/** For React Router's origin check. With the public URL's protocol: a proxy may terminate TLS. Null if malformed. */
export function shopperUrl({ url }: Request, shopUrl: string): URL | null {
  const { host, pathname, search } = new URL(url);
  const shop = new URL(shopUrl);
  const isOwn = URL.parse(`${shop.protocol}//${host}`)?.host === shop.host;
  const protocol = isOwn ? shop.protocol : "http:";
  const address = URL.parse(`/${pathname.replace(/^\/+/, "")}${search}`, `${protocol}//${host}`);
  return address && isReadablePath(address.pathname) ? address : null;
}
