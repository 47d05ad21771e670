/** Where and as whom the shop asks to sign customers in. Nothing here is secret: the client is a public one. */
export interface IdentitySettings {
  /** The identity provider, without a trailing slash: "https://shopify.com". */
  readonly url: string;
  readonly shopId: string;
  readonly clientId: string;
  /**
   * How the platform issues tokens. With `token-exchange`, the access token of the sign-in is exchanged for one of the
   * customer account API. With `direct`, the newer way, it already is one.
   */
  readonly flow: "token-exchange" | "direct";
  /** The exact `iss` of ID tokens. */
  readonly issuer: string;
}
