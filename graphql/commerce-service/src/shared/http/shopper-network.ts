import { isIP } from "node:net";
import { clientNetwork, networkOf } from "@circlet/service-kit/rate-limits/client-network";
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

/** The storefront's server sends its shopper's address with its private token (.github/decisions/0011). */
export function shopperNetwork(
  { address, headers }: Client,
  { behindProxy, privateToken }: ClientSettings,
): string | undefined {
  const buyer = headers.get("shopify-storefront-buyer-ip") ?? "";
  if (isIP(buyer) && hasPrivateToken(headers, privateToken)) return networkOf(buyer);
  return clientNetwork({ address, forwardedFor: headers.get("x-forwarded-for") }, { behindProxy });
}
