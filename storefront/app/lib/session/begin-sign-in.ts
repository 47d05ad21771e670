import type { PublicSettings } from "~/lib/public-settings";
import { codeProof } from "./code-challenge";
import { keepSignIn } from "./kept-sign-in";
import { returnPath } from "./return-path";
import { authorizationUrl, newSignInRequest, type Wish } from "./sign-in-request";

export interface SignInOptions {
  /** A piece that is to be on the wishlist afterwards. */
  readonly wish?: Wish | null;
  /** Nobody pressed anything: the page that is left is not one that Back should lead to, and on from there at once. */
  readonly isRedirect?: boolean;
}

/**
 * Leaves for the identity provider; comes back to `returnTo`. Rejects where the browser keeps nothing or is asked over
 * an address that is not secure.
 */
export async function beginSignIn(
  { identity, url }: PublicSettings,
  returnTo: string,
  { wish = null, isRedirect = false }: SignInOptions = {},
): Promise<void> {
  const proof = await codeProof();
  const begun = newSignInRequest(returnPath(returnTo, window.location.origin), wish);
  keepSignIn(window, begun, proof);
  const address = authorizationUrl(identity, url, begun, proof);
  if (isRedirect) window.location.replace(address);
  else window.location.assign(address);
}
