import { announce, wishlistStrings } from "@circlet/design-system";
import { isLimitExceeded, ServiceFailure } from "~/apollo/service-failure";
import { storageKeys } from "~/lib/constants";
import type { PublicSettings } from "~/lib/public-settings";
import { isSignedIn, onSignedInChange } from "~/lib/session/signed-in";
import type { SignIn } from "~/lib/session/use-sign-in";
import { categories, termName } from "~/lib/taxonomy";
import { type WishlistPiece, type WishlistStorage, WishlistStore } from "./wishlist-store";

const notices = {
  failed: "Your wishlist could not be changed. Please try again.",
  full: "Your wishlist is full. Take something off it first.",
} as const;

let store: WishlistStore | null = null;

/** The wishlist of this browser, one for the visit; in step with the shop's other tabs through local storage. */
export function browserWishlist(settings: PublicSettings, signIn: SignIn): WishlistStore {
  store ??= open(settings, signIn);
  return store;
}

function open(settings: PublicSettings, signIn: SignIn): WishlistStore {
  const wishlist = new WishlistStore({
    storage: browserStorage,
    service: async () => {
      const [{ customerCommerce }, { wishlistService }] = await Promise.all([
        import("~/lib/session/customer-commerce"),
        import("./wishlist-service"),
      ]);
      return wishlistService(customerCommerce(settings));
    },
    onAdded: ({ category }) =>
      announce(wishlistStrings.added(termName(categories, category)), { isSeen: true }),
    onRemoved: () => announce(wishlistStrings.removed, { isSeen: true }),
    onFailed: (piece, wanted, error) => {
      console.error(error);
      if (error instanceof ServiceFailure && error.failure === "signed-out")
        askToSignIn(signIn, piece, wanted);
      else announce(isLimitExceeded(error) ? notices.full : notices.failed, { isSeen: true });
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

/** The session ended unnoticed: what was to be added is remembered (decision 11). */
function askToSignIn(signIn: SignIn, piece: WishlistPiece, wanted: "add" | "remove"): void {
  const { pathname, search } = window.location;
  void signIn(pathname + search, wanted === "add" ? { wish: piece } : {});
}

const browserStorage: WishlistStorage = {
  get() {
    try {
      const ids: unknown = JSON.parse(localStorage.getItem(storageKeys.wishlist) ?? "[]");
      return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
    } catch {
      return [];
    }
  },
  set(ids) {
    try {
      if (ids.length > 0) localStorage.setItem(storageKeys.wishlist, JSON.stringify(ids));
      else localStorage.removeItem(storageKeys.wishlist);
    } catch {
      // Storage is switched off or full: this page still knows.
    }
  },
};
