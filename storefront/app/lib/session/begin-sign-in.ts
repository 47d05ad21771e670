import type { PublicSettings } from "~/lib/public-settings";
import { codeProof } from "./code-challenge";
import { returnPath } from "./return-path";
import { authorizationUrl, keepSignIn, newSignInRequest, type Wish } from "./sign-in-request";

/**
 * Leaves for the identity provider; comes back to `returnTo`. Rejects where the browser keeps nothing or is asked over
 * an address that is not secure.
 */
export async function beginSignIn(
  { identity, url }: PublicSettings,
  returnTo: string,
  wish: Wish | null = null,
): Promise<void> {
  const proof = await codeProof();
  const begun = newSignInRequest(returnPath(returnTo, window.location.origin), wish);
  keepSignIn(window, begun, proof);
  window.location.assign(authorizationUrl(identity, url, begun, proof));
}
