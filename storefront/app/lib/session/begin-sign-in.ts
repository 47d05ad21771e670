import { announce } from "@circlet/design-system";
import type { PublicSettings } from "~/lib/public-settings";
import { codeProof } from "./code-challenge";
import { identityEndpoints } from "./identity-endpoints";
import type { IdentitySettings } from "./identity-settings";
import { keepSignIn } from "./kept-sign-in";
import { returnPath } from "./return-path";
import { authorizationUrl, newSignInRequest, type Wish } from "./sign-in-request";

export interface SignInOptions {
  /** A piece that is to be on the wishlist afterwards. */
  readonly wish?: Wish | null;
  /** Nobody pressed anything: the page that is left is not one that Back should lead to, and on from there at once. */
  readonly isRedirect?: boolean;
}

/** Milliseconds; an identity provider that takes longer is slow, and gone to nonetheless. */
const patience = 3000;

/** Milliseconds; long enough to read it. */
const outOfReach = { isSeen: true, clearAfter: 8000 };

/**
 * Leaves for the identity provider; comes back to `returnTo`. Where the provider cannot be reached the shopper stays, and
 * is told so, rather than stand before a browser's own error page; who went to another page meanwhile is left there.
 * Answers whether the page is left. Rejects where the browser keeps nothing or is asked over an address that is not
 * secure.
 */
export async function beginSignIn(
  { identity, url }: PublicSettings,
  returnTo: string,
  { wish = null, isRedirect = false }: SignInOptions = {},
): Promise<boolean> {
  const askedAt = window.location.href;
  const [proof, isThere] = await Promise.all([codeProof(), isReachable(identity)]);
  if (window.location.href !== askedAt) return false;
  if (!isThere) {
    announce("We can’t reach the sign-in page. Please try again in a moment.", outOfReach);
    return false;
  }
  const begun = newSignInRequest(returnPath(returnTo, window.location.origin), wish);
  keepSignIn(window, begun, proof);
  const address = authorizationUrl(identity, url, begun, proof);
  if (isRedirect) window.location.replace(address);
  else window.location.assign(address);
  return true;
}

/** Asks for a small answer of an address that pages may ask already. What comes back is of no interest here. */
async function isReachable(identity: IdentitySettings): Promise<boolean> {
  const late = AbortSignal.timeout(patience);
  const { keys } = identityEndpoints(identity);
  return fetch(keys, { mode: "no-cors", cache: "no-store", signal: late }).then(
    () => true,
    () => late.aborted,
  );
}
