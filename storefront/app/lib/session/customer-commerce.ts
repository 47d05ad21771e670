import { type Commerce, createCommerce } from "~/apollo/commerce";
import type { PublicSettings } from "~/lib/public-settings";
import { refreshedTokens } from "./grant-tokens";
import { tellSignedIn } from "./signed-in";
import { TokenKeeper } from "./token-keeper";

let commerce: Commerce | null = null;

/** The data services as the signed-in customer, one for the visit. To be loaded when the shopper's own data is. */
export function customerCommerce(settings: PublicSettings): Commerce {
  const request = { identity: settings.identity, timeout: settings.apiTimeout };
  commerce ??= createCommerce({
    settings,
    session: new TokenKeeper({
      storage: localStorage,
      refresh: (tokens, onRotated) => refreshedTokens(request, tokens, onRotated),
      alone: (work) => ("locks" in navigator ? navigator.locks.request("session", work) : work()),
      onChange: tellSignedIn,
    }),
  });
  return commerce;
}
