import {
  getValidatedIdTokenClaims,
  type JWKS,
  jwksCache,
  type JWKSCacheInput,
  type TokenEndpointResponse,
  validateApplicationLevelSignature,
} from "oauth4webapi";
import { clockToleranceSeconds, type OAuthClient } from "./oauth-client";

/**
 * Checks the signature, the subject and the time of issue. oauth4webapi has checked the algorithm, issuer, audience,
 * expiry and nonce.
 */
export async function checkIdToken(
  { server, options }: OAuthClient,
  response: Response,
  tokens: TokenEndpointResponse,
): Promise<void> {
  const claims = getValidatedIdTokenClaims(tokens);
  if (!claims) return;
  if (!claims.sub) throw new Error("The ID token has an empty subject");
  if (claims.iat - clockToleranceSeconds > Date.now() / 1000)
    throw new Error("The ID token was issued in the future");
  const keys = await fetchKeys(server.jwks_uri, options);
  if (keys) await validateApplicationLevelSignature(server, response, { ...options, [jwksCache]: keys });
}

/**
 * Null if the keys cannot be fetched. The ID token is then still trusted, because it came from the token endpoint over
 * TLS (OpenID Connect Core, section 3.1.3.7, point 6).
 */
async function fetchKeys(url: string, { signal }: OAuthClient["options"]): Promise<JWKSCacheInput | null> {
  try {
    const response = await fetch(url, { signal: signal() });
    const jwks = (await response.json()) as JWKS;
    return response.ok ? { jwks, uat: Math.floor(Date.now() / 1000) } : null;
  } catch {
    return null;
  }
}
