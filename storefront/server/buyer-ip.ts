import * as v from "valibot";

const ip = v.pipe(v.string(), v.ip());

export interface ClientConnection {
  /** The IP address of the connection's other end, the shopper or a proxy. */
  readonly remote: string | undefined;
  /** The X-Forwarded-For header. Clients can send anything, to which proxies append. */
  readonly forwardedFor: string | undefined;
}

/**
 * The shopper's IP address: that of the connection or, behind a proxy that the settings mention, the last one in the
 * header.
 */
export function buyerIp(
  { remote, forwardedFor }: ClientConnection,
  { behindProxy }: { readonly behindProxy: boolean },
): string | undefined {
  const address = behindProxy ? forwardedFor?.split(",").at(-1)?.trim() : remote?.replace("::ffff:", "");
  return v.is(ip, address) ? address : undefined;
}
