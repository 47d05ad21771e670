import { announce, wishlistStrings } from "@circlet/design-system";
import { isLimitExceeded, isSignedOut } from "~/http/service-failure";
import * as storageKeys from "~/shop/storage-keys";
import type { PublicSettings } from "~/settings/public-settings";
import { isSignedIn, onSignedInChange } from "~/shopper/session/signed-in";
import { currentPath, type SignIn } from "~/shopper/session/use-sign-in";
import { categories } from "~/shop/taxonomy";
import { termName } from "~/shop/term";
import { readStored, textsOf, writeStored } from "~/browser/stored-text";
import * as messages from "~/messages/en/wishlist";
import { type WishlistProduct, type WishlistStorage, WishlistStore } from "./wishlist-store";

let store: WishlistStore | null = null;

/** The customer's wishlist. One per visit, kept in sync with other tabs through local storage. */
export function browserWishlist(settings: PublicSettings, signIn: SignIn): WishlistStore {
  store ??= openStore(settings, signIn);
  return store;
}

function openStore(settings: PublicSettings, signIn: SignIn): WishlistStore {
  const wishlist = new WishlistStore({
    storage: browserStorage,
    api: async () => {
      const [{ customerCommerce }, { wishlistApi }] = await Promise.all([
        import("~/shopper/session/customer-commerce"),
        import("#mockable/shopper/wishlist/wishlist-api"),
      ]);
      return wishlistApi(customerCommerce(settings));
    },
    onAdded: ({ category }) =>
      announce(wishlistStrings.added(termName(categories, category)), { isSeen: true }),
    onRemoved: () => announce(wishlistStrings.removed, { isSeen: true }),
    onFailed: (product, wanted, error) => {
      console.error(error);
      if (isSignedOut(error)) askToSignIn(signIn, product, wanted);
      else announce(isLimitExceeded(error) ? messages.full : messages.failed, { isSeen: true });
    },
  });
  const fill = () => {
    if (isSignedIn()) wishlist.fill().catch((error: unknown) => console.error(error));
    else wishlist.clear();
  };
  fill();
  onSignedInChange(fill);
  window.addEventListener("storage", ({ key }) => key === storageKeys.wishlist && wishlist.reread());
  return wishlist;
}

/** If the session has expired, sign in and then add the product. */
function askToSignIn(signIn: SignIn, product: WishlistProduct, wanted: "add" | "remove"): void {
  void signIn(currentPath(), wanted === "add" ? { wish: product } : {});
}

const browserStorage: WishlistStorage = {
  get: () => textsOf(readStored(storageKeys.wishlist)),
  set: (ids) => writeStored(storageKeys.wishlist, ids.length > 0 ? JSON.stringify(ids) : null),
};
