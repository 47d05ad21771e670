import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from "oidc-provider";
import type { Database } from "../database/database.ts";
import { isStorefront } from "../http/cross-origin.ts";
import type { Platform } from "../platform.ts";
import { publicUrlOf } from "../settings.ts";
import { findCustomer } from "./customer-store.ts";
import { identityKeys } from "./identity-keys.ts";
import { finishLogout } from "./logout.ts";
import { renderIdentityError, renderLogoutQuestion, renderSignedOut } from "./identity-pages.ts";
import { recordAdapter } from "./record-adapter.ts";
import { classicScope, customerApiScope, tokenExchangeGrant } from "./scope.ts";
import { identityPath } from "./shop-path.ts";
import { isStorefrontHome } from "./storefront-address.ts";
import { registerTokenExchange } from "./token-exchange.ts";

const hour = 3600;
const day = 24 * hour;

/** How long things last, in seconds. Tokens end with their session, too. */
const lifetimes = {
  AccessToken: hour,
  AuthorizationCode: 60,
  Grant: 30 * day,
  IdToken: hour,
  Interaction: hour,
  RefreshToken: 30 * day,
  Session: 30 * day,
};

/** Cookies know no ports, so on one machine they need names that say whose they are. */
const cookieNames = { session: "identity", interaction: "identity_sign_in", resume: "identity_resume" };

/**
 * Who is who: signs customers in for the storefront, a public client that proves with PKCE that it asked. The issuer
 * is the address of the newer form; the classic form is the same provider under another path.
 */
export function createIdentityProvider(platform: Pick<Platform, "database" | "settings" | "log">): Provider {
  const { settings, log } = platform;
  const provider = new Provider(publicUrlOf(settings) + identityPath, configuration(platform));
  // Host and scheme are those of the public address: identity-handler.ts sets them.
  provider.proxy = true;
  const isHome = (address: string) => isStorefrontHome(address, settings.storefrontUrl);
  provider.Client.prototype.redirectUriAllowed = isHome;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isHome;
  registerTokenExchange(provider);
  provider.use(finishLogout);
  provider.on("server_error", (_ctx, error) =>
    log("failure", { path: "identity", error: String(error.stack) }),
  );
  return provider;
}

function configuration({ database, settings }: Pick<Platform, "database" | "settings">): Configuration {
  const { storefrontUrl } = settings;
  const keys = identityKeys(database);
  const cookie = { httpOnly: true, sameSite: "lax", signed: true } as const;
  return {
    adapter: recordAdapter(database),
    jwks: keys.jwks,
    cookies: { keys: keys.cookies, names: cookieNames, long: cookie, short: cookie },
    clients: [storefrontClient(settings.customerClientId, `${storefrontUrl}/`)],
    clientAuthMethods: ["none"],
    clientBasedCORS: (_ctx, origin) => isStorefront(origin, storefrontUrl),
    scopes: ["openid", "email", classicScope, customerApiScope],
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    responseTypes: ["code"],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    ttl: lifetimes,
    routes: {
      authorization: "/oauth/authorize",
      token: "/oauth/token",
      end_session: "/logout",
      jwks: "/.well-known/jwks.json",
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => renderLogoutQuestion(ctx, form, storefrontUrl),
        postLogoutSuccessSource: (ctx) => renderSignedOut(ctx, storefrontUrl),
      },
    },
    interactions: {
      policy: signInOnly(),
      url: (_ctx, { uid }) => `${identityPath}/sign-in/${uid}`,
    },
    findAccount: (_ctx, id) => accountOf(database, id),
    loadExistingGrant: grantEverything,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    expiresWithSession: () => true,
    renderError: (ctx, out) => renderIdentityError(ctx, out, storefrontUrl),
  };
}

/** The storefront is the shop's own: it keeps no secret (it lives in browsers), and nobody needs to agree to it. */
function storefrontClient(client_id: string, home: string) {
  return {
    client_id,
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token", tokenExchangeGrant],
    response_types: ["code"],
    redirect_uris: [home],
    post_logout_redirect_uris: [home],
  } as const;
}

function signInOnly() {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  return policy;
}

function accountOf(db: Database, accountId: string) {
  const customer = /^\d{1,15}$/.test(accountId) ? findCustomer(db, Number(accountId)) : undefined;
  if (!customer) return undefined;
  return {
    accountId,
    claims: () => ({ sub: accountId, email: customer.email, email_verified: true }),
  };
}

/** One grant a session: a code or refresh token used twice ends everything the session has given out. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client } = oidc;
  if (!session?.accountId || !client) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known && (await provider.Grant.find(known));
  if (existing && existing.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(`openid email ${classicScope} ${customerApiScope}`);
  await grant.save();
  return grant;
}
