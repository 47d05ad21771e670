import * as v from "valibot";
import type { CodeProof } from "./code-challenge";
import { identityEndpoints } from "./identity-endpoints";
import type { IdentitySettings } from "./identity-settings";
import { randomText } from "./random-text";

const nonceLength = 10;
const stateLength = 22;

/** A piece that was to go onto the wishlist (decision 11). */
const wish = v.object({ id: v.string(), category: v.string() });

/** What a sign-in is known by when its answer comes. */
export const signInRequest = v.object({
  state: v.pipe(v.string(), v.minLength(1)),
  nonce: v.pipe(v.string(), v.minLength(1)),
  /** Where the shopper was; checked anew before it is gone to. */
  returnTo: v.string(),
  wish: v.nullable(wish),
});

export type Wish = v.InferOutput<typeof wish>;

/** A sign-in that this tab has begun and that nobody else can end. */
export type SignInRequest = v.InferOutput<typeof signInRequest>;

/** State and nonce as specification A5 has them: a time and random text; ten letters and digits. */
export function newSignInRequest(returnTo: string, wish: Wish | null): SignInRequest {
  return { state: `${Date.now()}${randomText(stateLength)}`, nonce: randomText(nonceLength), returnTo, wish };
}

/** Where the identity provider sends shoppers back to: home (specification A7). */
export function redirectUri(shopUrl: string): string {
  return `${shopUrl}/`;
}

/** The address at the identity provider where this sign-in goes on (AUTH-1). */
export function authorizationUrl(
  identity: IdentitySettings,
  shopUrl: string,
  { state, nonce }: SignInRequest,
  { challenge }: CodeProof,
): string {
  const { authorize, scope } = identityEndpoints(identity);
  const query = new URLSearchParams({
    scope,
    client_id: identity.clientId,
    response_type: "code",
    redirect_uri: redirectUri(shopUrl),
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
  });
  return `${authorize}?${query}`;
}
