import type { PublicSettings } from "~/lib/public-settings";
import { signInTokens } from "./grant-tokens";
import { begunSignIn, forgetSignIn, type KeptSignIn } from "./kept-sign-in";
import { returnPath } from "./return-path";
import { redirectUri, type Wish } from "./sign-in-request";
import { isUnderWay } from "./sign-in-age";
import { tellSignedIn } from "./signed-in";
import { exchangeCode, IdentityUnavailable } from "./token-endpoint";
import { writeTokens } from "./tokens";

interface End {
  /** Where the shopper was. */
  readonly returnTo: string;
  readonly wish: Wish | null;
}

export interface SignedIn extends End {
  readonly kind: "signed-in";
}

/** `canceled` by the shopper, `refused` as not this browser's or out of date, `unavailable` for now. */
export interface NotSignedIn extends End {
  readonly kind: "canceled" | "refused" | "unavailable";
}

export type SignInEnd = SignedIn | NotSignedIn;

/**
 * Ends the sign-in whose answer stands in the address (AUTH-2): state, code, both exchanges, id token. Never rejects; what
 * was refused leaves the session that there was as it is, and an answer with another state the sign-in that is under way.
 * An answer without one ends it: this tab is back, and a code in the address may be a coupon's.
 */
export async function completeSignIn(
  { identity, url, apiTimeout }: PublicSettings,
  query: URLSearchParams,
): Promise<SignInEnd> {
  const begun = begunHere();
  const returnTo = returnPath(begun?.returnTo, window.location.origin);
  const wish = begun?.wish ?? null;
  if (!begun) return { kind: "refused", returnTo, wish };
  const isAnswer = query.get("state") === begun.state;
  const isOver = !isUnderWay(begun.state);
  if (isAnswer || isOver || !query.has("state")) forgetSignIn(window, begun);
  if (!isAnswer || isOver) return { kind: "refused", returnTo, wish };
  const code = query.get("code");
  const issuer = query.get("iss");
  if (issuer && issuer !== identity.issuer) return { kind: "refused", returnTo, wish };
  if (!code) {
    const isCanceled = query.get("error") === "access_denied";
    return { kind: isCanceled ? "canceled" : "refused", returnTo, wish };
  }
  const request = { identity, timeout: apiTimeout };
  try {
    const proof = { code, verifier: begun.verifier, redirectUri: redirectUri(url) };
    const grant = await exchangeCode(request, proof);
    writeTokens(localStorage, await signInTokens(request, grant, begun.nonce));
  } catch (error) {
    console.error(error);
    return { kind: error instanceof IdentityUnavailable ? "unavailable" : "refused", returnTo, wish };
  }
  tellSignedIn();
  return { kind: "signed-in", returnTo, wish };
}

function begunHere(): KeptSignIn | null {
  try {
    return begunSignIn(window);
  } catch {
    // The browser keeps nothing.
    return null;
  }
}
