import { useEffect } from "react";
import { usePublicSettings } from "~/settings/public-settings";
import { useSignIn } from "~/session/use-sign-in";
import { keepWishlist } from "./open-wishlist";

/** Keeps the customer's wishlist for all wishlist buttons. Renders nothing. */
export function Wishlist() {
  const settings = usePublicSettings();
  const signIn = useSignIn();
  useEffect(
    () => (settings.extensionsApiUrl === null ? undefined : keepWishlist(settings, signIn)),
    [settings, signIn],
  );
  return null;
}
