import { announce, WishlistButton, type WishlistButtonProps } from "@circlet/design-system";
import { useSyncExternalStore } from "react";
import { usePublicSettings } from "~/settings/public-settings";
import { isSignedIn } from "~/shopper/session/signed-in";
import { currentPath, useSignIn } from "~/shopper/session/use-sign-in";
import * as messages from "~/messages/en/wishlist";
import { openedWishlist, openWishlist } from "./open-wishlist";
import * as css from "./Heart.css";
import type { WishlistProduct } from "./wishlist-store";

export interface HeartProps extends Pick<WishlistButtonProps, "variant" | "describedBy"> {
  readonly product: WishlistProduct;
}

/** Shows if the shop has wishlists, after hydration. Visitors sign in, then the product is added. */
export function Heart({ product, variant, describedBy }: HeartProps) {
  const settings = usePublicSettings();
  const signIn = useSignIn();
  const state = useSyncExternalStore(
    openedWishlist.subscribe,
    () => openedWishlist.get()?.stateOf(product.id) ?? "add",
    () => "add" as const,
  );
  if (settings.extensionsApiUrl === null) return null;

  async function toggleWish(): Promise<void> {
    if (!isSignedIn()) {
      await signIn(currentPath(), { wish: product });
      return;
    }
    try {
      (await openWishlist(settings, signIn)).toggle(product);
    } catch (error) {
      console.error(error);
      announce(messages.notLoaded, { isSeen: true });
    }
  }

  return (
    <WishlistButton
      state={state}
      onClick={toggleWish}
      variant={variant}
      describedBy={describedBy}
      className={css.heart}
    />
  );
}
