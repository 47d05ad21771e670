import { announce } from "@circlet/design-system";
import { useCallback } from "react";
import { usePublicSettings } from "~/settings/public-settings";
import * as messages from "~/messages/en/session";
import type { SignInOptions } from "./sign-in";

/** Resolves with whether the page is being left. Never rejects. */
export type SignIn = (returnTo: string, options?: SignInOptions) => Promise<boolean>;

/** Where to return to after a sign-in: the current page. */
export function currentPath(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}

/** Signs the shopper in and returns to a path of the shop. Loads the OAuth client when it is first used. */
export function useSignIn(): SignIn {
  const settings = usePublicSettings();
  return useCallback(
    (returnTo, options) =>
      import("./sign-in")
        .then(({ signIn }) => signIn(settings, returnTo, options))
        .catch((error: unknown) => {
          console.error(error);
          announce(messages.storageDenied, { isSeen: true });
          return false;
        }),
    [settings],
  );
}
