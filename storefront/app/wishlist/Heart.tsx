import { announce, WishlistButton, type WishlistButtonProps } from "@circlet/design-system";
import { useEffect, useSyncExternalStore } from "react";
import { usePublicSettings } from "~/settings/public-settings";
import { isSignedIn } from "~/session/signed-in";
import { useSignIn } from "~/session/use-sign-in";
import * as messages from "~/messages/en/wishlist";
import { keepWishlist, openedWishlist, openWishlist } from "./open-wishlist";
import * as css from "./Heart.css";
import type { WishlistProduct } from "./wishlist-store";

export interface HeartProps extends Pick<WishlistButtonProps, "variant" | "describedBy"> {
  readonly product: WishlistProduct;
}

/**
 * A product's wishlist button, if the shop has wishlists. Styles hide it until hydration. For visitors, it signs in
 * first and then adds the product.
 */
export function Heart(props: HeartProps) {
  return usePublicSettings().extensionsApiUrl === null ? null : <WishlistHeart {...props} />;
}

function WishlistHeart({ product, variant, describedBy }: HeartProps) {
  const settings = usePublicSettings();
  const signIn = useSignIn();
  const wishlist = useSyncExternalStore(openedWishlist.subscribe, openedWishlist.get, () => null);
  const state = useSyncExternalStore(
    wishlist?.subscribe ?? never,
    () => wishlist?.stateOf(product.id) ?? "add",
    () => "add" as const,
  );
  useEffect(() => keepWishlist(settings, signIn), [settings, signIn]);

  async function toggle(): Promise<void> {
    const { pathname, search } = window.location;
    if (!isSignedIn()) {
      await signIn(pathname + search, { wish: product });
      return;
    }
    try {
      (wishlist ?? (await openWishlist(settings, signIn))).toggle(product);
    } catch (error) {
      console.error(error);
      announce(messages.notLoaded, { isSeen: true });
    }
  }

  return (
    <WishlistButton
      state={state}
      onClick={toggle}
      variant={variant}
      describedBy={describedBy}
      className={css.heart}
    />
  );
}

const never = () => () => undefined;
