import { type Commerce, createCommerce } from "~/apollo/commerce";
import { withLock } from "~/browser/with-lock";
import { notifyStored, writeStored } from "~/browser/stored-text";
import type { PublicSettings } from "~/settings/public-settings";
import * as storageKeys from "~/shop/storage-keys";
import { CustomerSession } from "./customer-session";
import { notifySignedIn } from "./signed-in";
import { tokenStorage } from "./token-storage";

let commerce: Commerce | null = null;

/** The data services as the signed-in customer. One client per visit. */
export function customerCommerce(settings: PublicSettings): Commerce {
  commerce ??= createCustomerCommerce(settings);
  return commerce;
}

export function createCustomerCommerce(settings: PublicSettings): Commerce {
  const session = new CustomerSession({
    storage: tokenStorage,
    refresh: async (tokens, onRotated) => {
      const [{ oauthClient }, { refreshTokens }] = await Promise.all([
        import("./oauth-client"),
        import("./tokens"),
      ]);
      return refreshTokens(oauthClient(settings.identity, settings.apiTimeout), tokens, onRotated);
    },
    lock: (work) => withLock("session", work),
    onEnd: () => {
      // They may have come from the account, and the next customer must not see them.
      for (const key of [storageKeys.mySizes, storageKeys.myGarments]) {
        writeStored(key, null);
        notifyStored(key);
      }
      notifySignedIn();
    },
  });
  return createCommerce({ settings, session });
}
