import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from "oauth4webapi";
import { authorizationServer, signInScope } from "./authorization-server";
import type { IdentitySettings } from "~/settings/identity-settings";
import type { PendingSignIn, Wish } from "./pending-sign-in";
import { redirectUri } from "./sign-in-callback";

const alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** State: 13 digits of time and 22 random characters. Nonce: 10 letters and digits. Verifier: 32 random bytes. */
export function newSignIn(returnTo: string, wish: Wish | null): PendingSignIn {
  return {
    state: `${Date.now()}${randomText(22)}`,
    nonce: randomText(10),
    verifier: generateRandomCodeVerifier(),
    returnTo,
    wish,
    hasIssuer: false,
  };
}

export async function authorizationUrl(
  identity: IdentitySettings,
  shopUrl: string,
  { state, nonce, verifier }: PendingSignIn,
): Promise<string> {
  const query = new URLSearchParams({
    scope: signInScope(identity),
    client_id: identity.clientId,
    response_type: "code",
    redirect_uri: redirectUri(shopUrl),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return `${authorizationServer(identity).authorization_endpoint}?${query}`;
}

function randomText(length: number): string {
  // Skip bytes of the incomplete last round, so that all characters are equally likely.
  const limit = 256 - (256 % alphanumerics.length);
  let text = "";
  while (text.length < length) {
    const [byte = limit] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) text += alphanumerics[byte % alphanumerics.length];
  }
  return text;
}
