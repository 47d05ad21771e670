import * as v from "valibot";

const ip = v.pipe(v.string(), v.ip());

export interface ClientConnection {
  /** The address at the other end: the shopper's or a proxy's. */
  readonly remote: string | undefined;
  /** The X-Forwarded-For header. Proxies append to what the client sent. */
  readonly forwardedFor: string | undefined;
}

/** The shopper's IP address: that of the connection, or what the nearest proxy says if the settings name one. */
export function buyerAddress(
  { remote, forwardedFor }: ClientConnection,
  { behindProxy }: { readonly behindProxy: boolean },
): string | undefined {
  const address = behindProxy ? forwardedFor?.split(",").at(-1)?.trim() : remote?.replace("::ffff:", "");
  return v.is(ip, address) ? address : undefined;
}
