import { useEffect } from "react";
import { usePublicSettings } from "~/settings/public-settings";
import { useSignedIn } from "~/shopper/session/signed-in";
import { useSignIn } from "~/shopper/session/use-sign-in";
import { openWishlist } from "./open-wishlist";

/** Loads the customer's wishlist for all wishlist buttons, now or when somebody signs in. Renders nothing. */
export function Wishlist() {
  const settings = usePublicSettings();
  const signIn = useSignIn();
  const isSignedIn = useSignedIn();
  useEffect(() => {
    if (isSignedIn && settings.extensionsApiUrl !== null) openWishlist(settings, signIn).catch(console.error);
  }, [isSignedIn, settings, signIn]);
  return null;
}
