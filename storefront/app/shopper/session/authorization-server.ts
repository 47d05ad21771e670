import type { AuthorizationServer } from "oauth4webapi";
import type { IdentitySettings } from "~/settings/identity-settings";

/** The Customer Account API's scope when tokens are exchanged. */
export const customerApiScope = "https://api.customers.com/auth/customer.graphql";

export function signInScope({ flow }: IdentitySettings): string {
  return `openid email ${flow === "direct" ? "customer-account-api:full" : customerApiScope}`;
}

/** The endpoints of the hosted platform's identity provider. The local commerce service has the same paths. */
export function authorizationServer({ url, shopId, flow, issuer }: IdentitySettings) {
  const direct = `${url}/authentication/${shopId}`;
  const base = flow === "direct" ? direct : `${url}/${shopId}/auth`;
  return {
    issuer,
    authorization_endpoint: `${base}/oauth/authorize`,
    token_endpoint: `${base}/oauth/token`,
    end_session_endpoint: `${base}/logout`,
    jwks_uri: `${direct}/.well-known/jwks.json`,
  } satisfies AuthorizationServer;
}
