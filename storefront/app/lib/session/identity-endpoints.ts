import type { IdentitySettings } from "./identity-settings";

export interface IdentityEndpoints {
  readonly authorize: string;
  readonly token: string;
  readonly logout: string;
  /** The keys that sign id tokens, as a JWK set. */
  readonly keys: string;
  readonly scope: string;
}

/** The scope of the customer account API in the form with two exchanges. */
export const exchangedScope = "https://api.customers.com/auth/customer.graphql";

/** The addresses of the hosted platform's identity provider; the local service has the same ones. */
export function identityEndpoints({ url, shopId, flow }: IdentitySettings): IdentityEndpoints {
  const newer = `${url}/authentication/${shopId}`;
  const keys = `${newer}/.well-known/jwks.json`;
  if (flow === "direct") {
    return {
      authorize: `${newer}/oauth/authorize`,
      token: `${newer}/oauth/token`,
      logout: `${newer}/logout`,
      keys,
      scope: "openid email customer-account-api:full",
    };
  }
  const classic = `${url}/${shopId}/auth`;
  return {
    authorize: `${classic}/oauth/authorize`,
    token: `${classic}/oauth/token`,
    logout: `${classic}/logout`,
    keys,
    scope: `openid email ${exchangedScope}`,
  };
}
