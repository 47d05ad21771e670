import { announce } from "@circlet/design-system";
import { useCallback } from "react";
import { usePublicSettings } from "~/lib/public-settings";
import type { SignInOptions } from "./begin-sign-in";

/** Answers whether the page is left; never rejects. */
export type SignIn = (returnTo: string, options?: SignInOptions) => Promise<boolean>;

const impossible = "Signing in did not work. Your browser must be allowed to keep data for this shop.";

/** Sends the shopper to sign in and back to a path of the shop. What that takes is fetched when it is called for. */
export function useSignIn(): SignIn {
  const settings = usePublicSettings();
  return useCallback(
    (returnTo, options) =>
      import("./begin-sign-in")
        .then(({ beginSignIn }) => beginSignIn(settings, returnTo, options))
        .catch((error: unknown) => {
          console.error(error);
          announce(impossible, { isSeen: true });
          return false;
        }),
    [settings],
  );
}
