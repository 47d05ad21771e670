/** The analytics tool's settings. Nothing here is secret. */
export interface AnalyticsSettings {
  /** Without a trailing slash: "https://www.google-analytics.com". */
  readonly url: string;
  /** The measurement id, "G-…"; null disables the tool. */
  readonly id: string | null;
}

/** Settings of the email marketing tool behind the newsletter form. Nothing here is secret. */
export interface NewsletterSettings {
  /** Without a trailing slash: "https://a.klaviyo.com". */
  readonly url: string;
  /** The tool's public key, also called company id; null disables the tool. */
  readonly key: string | null;
  readonly list: string;
}
