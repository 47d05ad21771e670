import {
  authorizationCodeGrantRequest,
  genericTokenEndpointRequest,
  None,
  processAuthorizationCodeResponse,
  processGenericTokenEndpointResponse,
  processRefreshTokenResponse,
  refreshTokenGrantRequest,
  ResponseBodyError,
  type TokenEndpointResponse,
} from "oauth4webapi";
import { customerApiScope } from "./authorization-server";
import { checkIdToken } from "./id-token";
import type { OAuthClient } from "./oauth-client";
import type { Tokens } from "./token-storage";

/** Seconds. Used if the provider does not say when an access token expires. */
const defaultLifetime = 3600;

/** The hosted platform's fixed client id for its Customer Account API. */
const customerApiAudience = "30243aa5-17c1-465a-8493-944bcc4e88aa";

export interface CodeGrant {
  /** The callback's parameters, as `validateAuthResponse` returns them. */
  readonly callback: URLSearchParams;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly nonce: string;
}

/** Exchanges the code for tokens. Never retried, because providers revoke the tokens of a code that is used twice. */
export async function exchangeCode(oauth: OAuthClient, code: CodeGrant): Promise<Tokens> {
  const { server, client, options } = oauth;
  const { callback, redirectUri, verifier, nonce } = code;
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    None(),
    callback,
    redirectUri,
    verifier,
    options,
  );
  const expected = { expectedNonce: nonce, requireIdToken: true };
  const granted = await processAuthorizationCodeResponse(server, client, response, expected);
  await checkIdToken(oauth, response, granted);
  return customerTokens(oauth, granted, { idToken: "", refreshToken: null });
}

/** Null after `invalid_grant`, which ends the session. Calls `onRotated` first: the old token is invalid. */
export async function refreshTokens(
  oauth: OAuthClient,
  old: Tokens & { readonly refreshToken: string },
  onRotated: (refreshToken: string) => void,
): Promise<Tokens | null> {
  const { server, client, options } = oauth;
  try {
    const response = await refreshTokenGrantRequest(server, client, None(), old.refreshToken, options);
    const rotated = await rotatedToken(response);
    if (rotated) onRotated(rotated);
    const granted = await processRefreshTokenResponse(server, client, response);
    await checkIdToken(oauth, response, granted);
    return await customerTokens(oauth, granted, old);
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === "invalid_grant") return null;
    throw error;
  }
}

async function rotatedToken(response: Response): Promise<string | null> {
  const body: unknown = response.ok
    ? await response
        .clone()
        .json()
        .catch(() => null)
    : null;
  const { refresh_token } = (body ?? {}) as { refresh_token?: unknown };
  return typeof refresh_token === "string" ? refresh_token : null;
}

/** With `token-exchange`, the customer's access token comes from the second request. */
async function customerTokens(
  oauth: OAuthClient,
  granted: TokenEndpointResponse,
  old: Pick<Tokens, "idToken" | "refreshToken">,
): Promise<Tokens> {
  const { access_token, expires_in } =
    oauth.flow === "direct" ? granted : await exchangeToken(oauth, granted.access_token);
  return {
    accessToken: access_token,
    idToken: granted.id_token ?? old.idToken,
    refreshToken: granted.refresh_token ?? old.refreshToken,
    expiresAt: Date.now() + (expires_in ?? defaultLifetime) * 1000,
  };
}

async function exchangeToken(
  { server, client, options }: OAuthClient,
  accessToken: string,
): Promise<TokenEndpointResponse> {
  const response = await genericTokenEndpointRequest(
    server,
    client,
    None(),
    "urn:ietf:params:oauth:grant-type:token-exchange",
    {
      audience: customerApiAudience,
      subject_token: accessToken,
      subject_token_type: "urn:ietf:params:oauth:token-type:access_token",
      scopes: customerApiScope,
    },
    options,
  );
  return processGenericTokenEndpointResponse(server, client, response);
}
