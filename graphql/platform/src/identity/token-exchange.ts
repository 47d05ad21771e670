import { errors, type Provider, type TokenEndpointGrantContext } from "oidc-provider";
import {
  accessTokenType,
  classicScope,
  customerApiAudience,
  customerApiScope,
  tokenExchangeGrant,
} from "./scope.ts";

const parameters = ["audience", "subject_token", "subject_token_type", "scopes"] as const;

type ExchangeParameters = Partial<Record<(typeof parameters)[number], string>>;

/**
 * The hosted platform's second exchange: the access token of a sign-in for one that opens the customer account API.
 * The new token belongs to the same session and grant, and ends with them.
 */
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
        scope: classicScope,
      };
    },
    parameters,
  );
}

/** The token to exchange. Throws what is wrong with the request, in the words of RFC 8693. */
async function subjectOf(ctx: TokenEndpointGrantContext<ExchangeParameters>) {
  const { params, client, provider } = ctx.oidc;
  for (const name of parameters) {
    if (!params[name]) throw new errors.InvalidRequest(`missing required parameter(s): ${name}`);
  }
  if (params.audience !== customerApiAudience) throw new errors.InvalidTarget("unknown audience");
  if (params.subject_token_type !== accessTokenType) {
    throw new errors.InvalidRequest(`subject_token_type must be ${accessTokenType}`);
  }
  if (params.scopes !== classicScope) throw new errors.InvalidScope("unknown scopes", params.scopes ?? "");
  const token = await provider.AccessToken.find(params.subject_token ?? "");
  if (!token || token.clientId !== client.clientId) throw new errors.InvalidGrant("subject token not found");
  // The token of a token is not exchanged again: only a sign-in's own says that a person agreed.
  if (!token.scope?.split(" ").includes(classicScope)) {
    throw new errors.InvalidScope(
      "the subject token has no access to the customer account API",
      classicScope,
    );
  }
  return token;
}
