import { createCommerce } from "~/apollo/commerce";
import type { ServiceSettings } from "~/apollo/service-settings";
import { signedInEmail } from "~/session/signed-in-email";
import { cartWithBuyerEmail } from "./cart-with-buyer-email";
import { type CartApi, commerceCartApi } from "./cart-api";

/** The code that needs Apollo. Imported only when there is a cart to read or change. */
export function browserCartApi(settings: ServiceSettings): (signal: AbortSignal) => CartApi {
  const commerce = createCommerce({ settings });
  const sent = new Set<string>();
  return (signal) => cartWithBuyerEmail(commerceCartApi(commerce, signal), signedInEmail, sent);
}
