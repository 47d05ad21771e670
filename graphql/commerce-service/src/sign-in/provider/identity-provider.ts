import { displayedEmail } from "@circlet/service-kit/email/email-address";
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from "oidc-provider";
import { findCustomer } from "../../customers/customer-store.ts";
import type { Database } from "../../database/database.ts";
import { isStorefront } from "@circlet/service-kit/http/storefront-origin";
import { isUnusable } from "@circlet/service-kit/sqlite/database-errors";
import type { Platform } from "../../shared/platform.ts";
import { publicUrlOf } from "../../shared/settings/settings.ts";
import {
  tokenExchangeScope,
  customerApiScope,
  directSignInPath,
  sessionCookie,
  tokenExchangeGrant,
} from "../protocol.ts";
import { registerTokenExchange } from "../tokens/token-exchange.ts";
import { type IdentityKeys, identityKeys } from "./identity-keys.ts";
import { renderIdentityError, renderLogoutQuestion, renderSignedOut } from "./identity-pages.ts";
import { finishLogout } from "./logout.ts";
import { recordAdapter } from "./record-adapter.ts";
import { issueSuccessors, type Successor, successorWith } from "./refresh-successor.ts";
import { isStorefrontHome } from "./storefront-home.ts";

const hour = 3600;
const day = 24 * hour;

/** Lifetimes in seconds. Tokens also end with their session. */
const lifetimes = {
  AccessToken: hour,
  AuthorizationCode: 60,
  Grant: 30 * day,
  IdToken: hour,
  Interaction: hour,
  RefreshToken: 30 * day,
  Session: 30 * day,
};

/** Cookies are shared between ports, so services on one machine need distinct names. */
const cookieNames = { session: sessionCookie, interaction: "identity_sign_in", resume: "identity_resume" };

/** Signs customers in for the storefront, a public client with PKCE. Token exchange is under another path. */
export function createIdentityProvider(platform: Pick<Platform, "database" | "settings" | "log">): Provider {
  const { database, settings, log } = platform;
  const keys = identityKeys(database);
  const successor = successorWith(keys.refreshTokens);
  const provider = new Provider(
    publicUrlOf(settings) + directSignInPath,
    configuration(platform, keys, successor),
  );
  issueSuccessors(provider, successor);
  // Trust the forwarded host and scheme: identity-routes.ts sets them to the public URL.
  provider.proxy = true;
  const isHome = (address: string) => isStorefrontHome(address, settings.storefrontUrl);
  provider.Client.prototype.redirectUriAllowed = isHome;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isHome;
  registerTokenExchange(provider);
  provider.use(finishLogout);
  provider.on("server_error", (ctx, error) => {
    log("failure", { path: "identity", error: String(error.stack) });
    if (isUnusable(error)) ctx.status = 503;
  });
  return provider;
}

function configuration(
  { database, settings }: Pick<Platform, "database" | "settings">,
  keys: IdentityKeys,
  successor: Successor,
): Configuration {
  const { storefrontUrl } = settings;
  const cookie = { httpOnly: true, sameSite: "lax", signed: true } as const;
  return {
    adapter: recordAdapter(database, successor),
    jwks: keys.jwks,
    cookies: { keys: keys.cookies, names: cookieNames, long: cookie, short: cookie },
    clients: [storefrontClient(settings.customerClientId, `${storefrontUrl}/`)],
    clientAuthMethods: ["none"],
    clientBasedCORS: (_ctx, origin) => isStorefront(origin, storefrontUrl),
    scopes: ["openid", "email", tokenExchangeScope, customerApiScope],
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
        logoutSource: (ctx, form) => renderLogoutQuestion(ctx, form, settings),
        postLogoutSuccessSource: (ctx) => renderSignedOut(ctx, settings),
      },
    },
    interactions: {
      policy: signInOnly(),
      url: (_ctx, { uid }) => `${directSignInPath}/sign-in/${uid}`,
    },
    findAccount: (_ctx, id) => accountOf(database, id),
    loadExistingGrant: grantEverything,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    expiresWithSession: () => true,
    renderError: (ctx, out) => renderIdentityError(ctx, out, settings),
  };
}

/** The storefront runs in browsers, so it has no secret. It is the shop's own, so customers need not consent. */
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
    claims: () => ({ sub: accountId, email: displayedEmail(customer.email), email_verified: true }),
  };
}

/** One grant per session: using a code or refresh token twice revokes everything the session issued. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client } = oidc;
  if (!session?.accountId || !client) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known && (await provider.Grant.find(known));
  if (existing && existing.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(`openid email ${tokenExchangeScope} ${customerApiScope}`);
  await grant.save();
  return grant;
}
