import { checkIdToken, IdTokenRefused } from "./id-token";
import { providerKeys } from "./provider-keys";
import { exchangeToken, type Grant, refreshGrant, type TokenRequest } from "./token-endpoint";
import type { Tokens } from "./tokens";

/** Seconds, where the provider does not say how long a token lives. */
const usualLife = 3600;

/** The tokens of a sign-in whose code was exchanged. Rejects with `IdTokenRefused` and what the exchange rejects with. */
export async function signInTokens(request: TokenRequest, grant: Grant, nonce: string): Promise<Tokens> {
  if (!grant.id_token) throw new IdTokenRefused("missing");
  await check(request, grant.id_token, nonce);
  return tokensOf(request, grant, { idToken: grant.id_token, refreshToken: null });
}

/**
 * New tokens for old ones. What the provider does not send anew stays as it is. `onRotated` is told of the next refresh
 * token before anything else can fail: the old one is worth nothing any more.
 */
export async function refreshedTokens(
  request: TokenRequest,
  old: Tokens & { readonly refreshToken: string },
  onRotated: (refreshToken: string) => void,
): Promise<Tokens> {
  const grant = await refreshGrant(request, old.refreshToken);
  if (grant.refresh_token) onRotated(grant.refresh_token);
  if (grant.id_token) await check(request, grant.id_token, null);
  return tokensOf(request, grant, old);
}

async function check(request: TokenRequest, idToken: string, nonce: string | null): Promise<void> {
  const { issuer, clientId } = request.identity;
  const keys = await providerKeys(request);
  await checkIdToken(idToken, { issuer, clientId, nonce, keys, now: Date.now() });
}

/** With two exchanges the token that counts is the second one. */
async function tokensOf(
  request: TokenRequest,
  grant: Grant,
  old: Pick<Tokens, "idToken" | "refreshToken">,
): Promise<Tokens> {
  const isExchanged = request.identity.flow === "token-exchange";
  const { access_token, expires_in } = isExchanged ? await exchangeToken(request, grant.access_token) : grant;
  return {
    accessToken: access_token,
    idToken: grant.id_token ?? old.idToken,
    refreshToken: grant.refresh_token ?? old.refreshToken,
    expiresAt: Date.now() + (expires_in ?? usualLife) * 1000,
  };
}
