/** Addresses of the data services. Nothing here is secret: browsers receive it, too. */
export interface ServiceSettings {
  /** The store's own host, without a trailing slash: "https://shop.example". */
  readonly apiUrl: string;
  /** The storefront API's version, "2023-10". */
  readonly apiVersion: string;
  /** The public storefront access token. */
  readonly apiToken: string;
  /** The language and country in which the shop sells: "en-US". */
  readonly locale: string;
  /** The full address of the customer account service. */
  readonly customerApiUrl: string;
  /** The full address of the service for our own operations; null for a shop without one. */
  readonly extensionsApiUrl: string | null;
  /** Timeout of a request, in milliseconds. */
  readonly apiTimeout: number;
}
