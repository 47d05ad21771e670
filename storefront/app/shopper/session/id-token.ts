import {
  getValidatedIdTokenClaims,
  type JWKS,
  jwksCache,
  type JWKSCacheInput,
  type TokenEndpointResponse,
  validateApplicationLevelSignature,
} from "oauth4webapi";
import { clockToleranceSeconds, type OAuthClient } from "./oauth-client";

/** Checks signature, subject and time of issue; oauth4webapi has checked the rest. */
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

/** Null if they cannot be fetched: the token came over TLS, so it is trusted (OpenID Connect Core, 3.1.3.7, 6). */
async function fetchKeys(url: string, { signal }: OAuthClient["options"]): Promise<JWKSCacheInput | null> {
  try {
    const response = await fetch(url, { signal: signal() });
    const jwks = (await response.json()) as JWKS;
    return response.ok ? { jwks, uat: Math.floor(Date.now() / 1000) } : null;
  } catch {
    return null;
  }
}
