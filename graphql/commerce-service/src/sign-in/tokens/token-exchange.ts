import { errors, type Provider, type TokenEndpointGrantContext } from "oidc-provider";
import {
  accessTokenType,
  tokenExchangeScope,
  customerApiAudience,
  customerApiScope,
  tokenExchangeGrant,
} from "../protocol.ts";

const parameters = ["audience", "subject_token", "subject_token_type", "scopes"] as const;

type ExchangeParameters = Partial<Record<(typeof parameters)[number], string>>;

/** Trades a sign-in's access token for a customer API token of the same session and grant. */
export function registerTokenExchange(provider: Provider): void {
  provider.registerGrantType<ExchangeParameters>(
    tokenExchangeGrant,
    async (ctx) => {
      const subject = await subjectOf(ctx);
      const token = new ctx.oidc.provider.AccessToken({
        accountId: subject.accountId,
        client: ctx.oidc.client,
        expiresWithSession: true,
        grantId: subject.grantId,
        gty: tokenExchangeGrant,
        scope: customerApiScope,
        sessionUid: subject.sessionUid,
        sid: subject.sid,
      });
      ctx.oidc.entity("AccessToken", token);
      ctx.body = {
        access_token: await token.save(),
        issued_token_type: accessTokenType,
        token_type: "Bearer",
        expires_in: token.expiration,
        scope: tokenExchangeScope,
      };
    },
    parameters,
  );
}

/** The token to exchange. Throws the errors of RFC 8693 for an invalid request. */
async function subjectOf(ctx: TokenEndpointGrantContext<ExchangeParameters>) {
  const { params, client, provider } = ctx.oidc;
  for (const name of parameters) {
    if (!params[name]) throw new errors.InvalidRequest(`missing required parameter(s): ${name}`);
  }
  if (params.audience !== customerApiAudience) throw new errors.InvalidTarget("unknown audience");
  if (params.subject_token_type !== accessTokenType) {
    throw new errors.InvalidRequest(`subject_token_type must be ${accessTokenType}`);
  }
  if (params.scopes !== tokenExchangeScope)
    throw new errors.InvalidScope("unknown scopes", params.scopes ?? "");
  const token = await provider.AccessToken.find(params.subject_token ?? "");
  if (!token || token.clientId !== client.clientId) throw new errors.InvalidGrant("subject token not found");
  // Only the token of a sign-in can be exchanged: it proves the customer's consent.
  if (!token.scope?.split(" ").includes(tokenExchangeScope)) {
    throw new errors.InvalidScope(
      "the subject token has no access to the customer account API",
      tokenExchangeScope,
    );
  }
  return token;
}
