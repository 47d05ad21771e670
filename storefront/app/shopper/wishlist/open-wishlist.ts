import type { PublicSettings } from "~/settings/public-settings";
import type { SignIn } from "~/shopper/session/use-sign-in";
import { Store } from "~/browser/store";
import type { WishlistStore } from "./wishlist-store";

/** Null until the wishlist's script has loaded. Also notifies its subscribers when the wishlist changes. */
export const openedWishlist = new Store<WishlistStore | null>(null);

let opening: Promise<WishlistStore> | null = null;

/** Once per page load. Callers check the sign-in first, so others never load its script. */
export function openWishlist(settings: PublicSettings, signIn: SignIn): Promise<WishlistStore> {
  opening ??= import("./browser-wishlist").then(
    ({ browserWishlist }) => {
      const wishlist = browserWishlist(settings, signIn);
      openedWishlist.set(wishlist);
      wishlist.subscribe(() => openedWishlist.set(wishlist));
      return wishlist;
    },
    (error: unknown) => {
      opening = null;
      throw error;
    },
  );
  return opening;
}
