/** Where and as whom the shop asks to sign customers in. Nothing here is secret: the client is a public one. */
export interface IdentitySettings {
  /** The identity provider, without a trailing slash: "https://shopify.com". */
  readonly url: string;
  readonly shopId: string;
  readonly clientId: string;
  /**
   * The platform's two forms: with `token-exchange` (specification B7) the token of the sign-in is exchanged for one
   * of the customer account API; with `direct`, the newer form, it is one.
   */
  readonly flow: "token-exchange" | "direct";
  /** Who signs id tokens, to the letter. */
  readonly issuer: string;
}
