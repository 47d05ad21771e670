import { forwardedAddress } from "@circlet/service-kit/rate-limits/forwarded-address";
import * as v from "valibot";

const ip = v.pipe(v.string(), v.ip());

export interface ClientConnection {
  /** The IP address of the connection's other end, the shopper or a proxy. */
  readonly remote: string | undefined;
  /** The X-Forwarded-For header. Clients can send anything, to which proxies append. */
  readonly forwardedFor: string | undefined;
}

/** The connection's address or, behind a known proxy, the header's last one. This machine has no limits. */
export function buyerIp(
  { remote, forwardedFor }: ClientConnection,
  { behindProxy }: { readonly behindProxy: boolean },
): string | undefined {
  const peer = remote?.replace("::ffff:", "");
  const isForwarded = behindProxy || (forwardedFor !== undefined && isThisMachine(peer));
  const address = isForwarded ? forwardedAddress(forwardedFor ?? "") : peer;
  return v.is(ip, address) ? address : undefined;
}

function isThisMachine(address: string | undefined): boolean {
  return address === "::1" || address?.startsWith("127.") === true;
}
