import type { PublicSettings } from "~/settings/public-settings";
import { isSignedIn, onSignedInChange } from "~/session/signed-in";
import type { SignIn } from "~/session/use-sign-in";
import { Store } from "~/store/store";
import type { WishlistStore } from "./wishlist-store";

/** Null until the wishlist's code has loaded. Also notifies its subscribers when the wishlist changes. */
export const openedWishlist = new Store<WishlistStore | null>(null);

let opening: Promise<WishlistStore> | null = null;

/** Loads the signed-in shopper's wishlist, once per page load. Callers check the sign-in first, so others never load its code. */
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

/** Loads the customer's wishlist now, or when somebody signs in. Returns a function that stops waiting for a sign-in. */
export function keepWishlist(settings: PublicSettings, signIn: SignIn): () => void {
  const open = (): void => {
    if (isSignedIn()) openWishlist(settings, signIn).catch((error: unknown) => console.error(error));
  };
  open();
  return onSignedInChange(open);
}
