import { isIPv6 } from "node:net";
import { forwardedAddress } from "./forwarded-address.ts";

interface Client {
  /** The address at the other end of the connection. */
  readonly address: string | undefined;
  /** The X-Forwarded-For header. Clients can send anything, to which proxies append. */
  readonly forwardedFor: string | null | undefined;
}

/**
 * The network that a request comes from; undefined for a request from this machine, such as one from the storefront or a
 * test. A proxy on this machine, or any proxy if `behindProxy`, appends its client's address to X-Forwarded-For. Clients
 * whose address it does not tell share one network.
 */
export function clientNetwork(
  { address: peer = "", forwardedFor }: Client,
  { behindProxy }: { readonly behindProxy: boolean },
): string | undefined {
  if (forwardedFor == null || !(behindProxy || isThisMachine(peer))) return networkOf(peer);
  return prefixOf(forwardedAddress(forwardedFor) ?? "unknown");
}

/** An IPv4 address, or the half of an IPv6 address that one customer has. Undefined for this machine. */
export function networkOf(address: string): string | undefined {
  return isThisMachine(address) ? undefined : prefixOf(address);
}

function isThisMachine(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\./.test(address);
}

function prefixOf(address: string): string {
  if (!isIPv6(address)) return address;
  if (address.startsWith("::ffff:") && address.includes(".")) return address.slice("::ffff:".length);
  const [start = "", end] = address.split("%")[0]?.split("::") ?? [];
  const groups = (part: string | undefined) => part?.split(":").filter(Boolean) ?? [];
  const missing = 8 - groups(start).length - groups(end).length;
  const all = [...groups(start), ...Array.from({ length: missing }, () => "0"), ...groups(end)];
  return all.slice(0, 4).join(":");
}
