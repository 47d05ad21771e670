import * as v from "valibot";
import { exchangedScope, identityEndpoints } from "./identity-endpoints";
import type { IdentitySettings } from "./identity-settings";

/** The identity provider understood and said no: `code` is its reason, such as "invalid_grant". */
export class GrantRefused extends Error {
  override readonly name = "GrantRefused";
  readonly code: string;

  constructor(code: string, description: string | undefined) {
    super(description ?? code);
    this.code = code;
  }
}

/** The identity provider is down, slow or talks nonsense: nothing is known of the grant. */
export class IdentityUnavailable extends Error {
  override readonly name = "IdentityUnavailable";
}

const granted = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.optional(v.number()),
  id_token: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
});

const refused = v.object({ error: v.string(), error_description: v.optional(v.string()) });

/** An answer of the token endpoint. */
export type Grant = v.InferOutput<typeof granted>;

export interface TokenRequest {
  readonly identity: IdentitySettings;
  /** Milliseconds after which an answer is given up. */
  readonly timeout: number;
}

/** The hosted platform's constant for its customer account API. */
const customerApiAudience = "30243aa5-17c1-465a-8493-944bcc4e88aa";

/** Specification B7, the first exchange. Sent once: a code that comes twice kills its tokens. */
export function exchangeCode(
  request: TokenRequest,
  code: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<Grant> {
  return ask(request, {
    grant_type: "authorization_code",
    redirect_uri: code.redirectUri,
    code: code.code,
    code_verifier: code.verifier,
  });
}

/** Specification B7, the second exchange: from the token of the sign-in to one of the customer account API. */
export function exchangeToken(request: TokenRequest, accessToken: string): Promise<Grant> {
  return ask(request, {
    grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
    audience: customerApiAudience,
    subject_token: accessToken,
    subject_token_type: "urn:ietf:params:oauth:token-type:access_token",
    scopes: exchangedScope,
  });
}

export function refreshGrant(request: TokenRequest, refreshToken: string): Promise<Grant> {
  return ask(request, { grant_type: "refresh_token", refresh_token: refreshToken });
}

/** Rejects with `GrantRefused` or `IdentityUnavailable`. */
async function ask({ identity, timeout }: TokenRequest, fields: Record<string, string>): Promise<Grant> {
  const response = await fetch(identityEndpoints(identity).token, {
    method: "POST",
    body: new URLSearchParams({ client_id: identity.clientId, ...fields }),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new IdentityUnavailable("No answer", { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && v.is(granted, body)) return body;
  if (response.status >= 400 && response.status < 429 && v.is(refused, body)) {
    throw new GrantRefused(body.error, body.error_description);
  }
  throw new IdentityUnavailable(`Status ${response.status}`);
}
