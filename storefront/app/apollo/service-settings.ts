/** Where the data services answer. Nothing here is secret: browsers get it, too. */
export interface ServiceSettings {
  /** The store's own host, without a trailing slash: "https://shop.example". */
  readonly apiUrl: string;
  /** The storefront API's version, "2023-10". */
  readonly apiVersion: string;
  /** The public storefront access token. */
  readonly apiToken: string;
  /** The full address of the customer account service. */
  readonly customerApiUrl: string;
  /** The full address of the back-end service for our own operations. */
  readonly extensionsApiUrl: string;
  /** Milliseconds after which an answer is given up. */
  readonly apiTimeout: number;
}
