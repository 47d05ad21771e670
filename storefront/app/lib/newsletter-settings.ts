/** The email marketing tool behind the newsletter form. Nothing here is secret. */
export interface NewsletterSettings {
  /** Without a trailing slash: "https://a.klaviyo.com". */
  readonly url: string;
  /** The tool's public key (company id); null when there is none: then nothing is sent. */
  readonly key: string | null;
  /** The mailing list's id. */
  readonly list: string;
}
