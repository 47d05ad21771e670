/** The identity provider and our client. Nothing here is secret, because it is a public client. */
export interface IdentitySettings {
  /** The identity provider's URL, without a trailing slash: "https://shopify.com". */
  readonly url: string;
  readonly shopId: string;
  readonly clientId: string;
  /** `token-exchange`: exchanged for one of the Customer Account API. `direct`, the newer flow: it already is one. */
  readonly flow: "token-exchange" | "direct";
  /** The exact value of `iss` in ID tokens. */
  readonly issuer: string;
}
