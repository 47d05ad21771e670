import { isIP, isIPv6 } from "node:net";
import { hasPrivateToken } from "../secrets.ts";

interface Client {
  /** The address at the other end of the connection. */
  readonly address: string | undefined;
  readonly headers: Headers;
}

interface ClientSettings {
  readonly behindProxy: boolean;
  readonly privateToken?: string | undefined;
}

/**
 * The network that a request comes from: an IPv4 address, or the first half of an IPv6 address, which a provider
 * assigns to one customer. Undefined for a request from this machine, such as one from the storefront or a test.
 *
 * The storefront's server sends its shopper's address in Shopify-Storefront-Buyer-IP, with its private token
 * (.github/decisions/0045-name-the-shopper-with-a-private-token.md).
 *
 * A proxy on this machine, or any proxy if the settings say so, appends its client's address to X-Forwarded-For.
 */
export function clientNetwork(
  { address: peer = "", headers }: Client,
  { behindProxy, privateToken }: ClientSettings,
): string | undefined {
  const buyer = headers.get("shopify-storefront-buyer-ip") ?? "";
  if (isIP(buyer) && hasPrivateToken(headers, privateToken))
    return isThisMachine(buyer) ? undefined : networkOf(buyer);
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  if (forwarded && isIP(forwarded) && (behindProxy || isThisMachine(peer))) return networkOf(forwarded);
  return isThisMachine(peer) ? undefined : networkOf(peer);
}

function isThisMachine(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\./.test(address);
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  if (address.startsWith("::ffff:") && address.includes(".")) return address.slice("::ffff:".length);
  const [start = "", end] = address.split("%")[0]?.split("::") ?? [];
  const groups = (part: string | undefined) => part?.split(":").filter(Boolean) ?? [];
  const missing = 8 - groups(start).length - groups(end).length;
  const all = [...groups(start), ...Array.from({ length: missing }, () => "0"), ...groups(end)];
  return all.slice(0, 4).join(":");
}
