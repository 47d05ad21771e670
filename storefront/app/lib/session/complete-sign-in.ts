import type { PublicSettings } from "~/lib/public-settings";
import { signInTokens } from "./grant-tokens";
import { returnPath } from "./return-path";
import { redirectUri, takeSignIn, type Wish } from "./sign-in-request";
import { tellSignedIn } from "./signed-in";
import { exchangeCode, IdentityUnavailable } from "./token-endpoint";
import { writeTokens } from "./tokens";

/** How a sign-in ended: `canceled` by the shopper, `refused` as not this browser's or out of date, `unavailable` for now. */
export type SignInEnd =
  | { readonly kind: "signed-in"; readonly returnTo: string; readonly wish: Wish | null }
  | {
      readonly kind: "canceled" | "refused" | "unavailable";
      readonly returnTo: string;
      readonly wish: Wish | null;
    };

/**
 * Ends the sign-in whose answer stands in the address (AUTH-2): state, code, both exchanges, id token. Never rejects; what
 * was refused leaves the session that there was as it is.
 */
export async function completeSignIn(
  { identity, url, apiTimeout }: PublicSettings,
  query: URLSearchParams,
): Promise<SignInEnd> {
  const kept = taken();
  const returnTo = returnPath(kept?.begun.returnTo, window.location.origin);
  const end = (kind: "canceled" | "refused" | "unavailable"): SignInEnd => ({
    kind,
    returnTo,
    wish: kept?.begun.wish ?? null,
  });
  const issuer = query.get("iss");
  if (!kept || query.get("state") !== kept.begun.state || (issuer && issuer !== identity.issuer))
    return end("refused");
  const code = query.get("code");
  if (!code) return end(query.get("error") === "access_denied" ? "canceled" : "refused");
  const request = { identity, timeout: apiTimeout };
  try {
    const grant = await exchangeCode(request, {
      code,
      verifier: kept.verifier,
      redirectUri: redirectUri(url),
    });
    writeTokens(localStorage, await signInTokens(request, grant, kept.begun.nonce));
  } catch (error) {
    console.error(error);
    return end(error instanceof IdentityUnavailable ? "unavailable" : "refused");
  }
  tellSignedIn();
  return { kind: "signed-in", returnTo, wish: kept.begun.wish };
}

function taken() {
  try {
    return takeSignIn(window);
  } catch {
    // The browser keeps nothing.
    return null;
  }
}
