/** Where the data services are. Browsers receive these settings, so nothing here may be secret. */
export interface ServiceSettings {
  /** The store's origin, without a trailing slash: "https://shop.example". */
  readonly apiUrl: string;
  readonly apiVersion: string;
  readonly apiToken: string;
  /** The language and country in which the shop sells: "en-US". */
  readonly locale: string;
  readonly customerApiUrl: string;
  /** The full URL of the extensions service; null for a shop without one. */
  readonly extensionsApiUrl: string | null;
  /** Timeout of a request, in milliseconds. */
  readonly apiTimeout: number;
}
