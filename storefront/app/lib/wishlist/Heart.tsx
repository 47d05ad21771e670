import { WishlistButton, type WishlistButtonProps } from "@circlet/design-system";
import { useSyncExternalStore } from "react";
import { usePublicSettings } from "~/lib/public-settings";
import { isSignedIn } from "~/lib/session/signed-in";
import { useSignIn } from "~/lib/session/use-sign-in";
import { browserWishlist } from "./browser-wishlist";
import type { WishlistPiece } from "./wishlist-store";

export interface HeartProps extends Pick<WishlistButtonProps, "look" | "describedBy"> {
  readonly piece: WishlistPiece;
}

/** The heart of one piece. A visitor is sent to sign in; the piece is remembered (decision 11). */
export default function Heart({ piece, look, describedBy }: HeartProps) {
  const signIn = useSignIn();
  const wishlist = browserWishlist(usePublicSettings(), signIn);
  const state = useSyncExternalStore(
    wishlist.subscribe,
    () => wishlist.stateOf(piece.id),
    () => "add" as const,
  );

  function toggle(): void {
    const { pathname, search } = window.location;
    if (isSignedIn()) wishlist.toggle(piece);
    else void signIn(pathname + search, { wish: piece });
  }

  return <WishlistButton state={state} onClick={toggle} look={look} describedBy={describedBy} />;
}
