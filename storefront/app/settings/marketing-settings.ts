/** The analytics tool's settings. Nothing here is secret. */
export interface AnalyticsSettings {
  /** Without a trailing slash: "https://www.google-analytics.com". */
  readonly url: string;
  /** The measurement id, "G-…"; null disables the tool. */
  readonly id: string | null;
}

/** The marketing tool's settings, which gets events. Nothing here is secret. */
export interface MarketingSettings {
  /** Without a trailing slash: "https://a.klaviyo.com". */
  readonly url: string;
  /** The tool's public key, also called company id; null disables the tool. */
  readonly key: string | null;
}

/** Settings of the tool behind the newsletter form: the marketing tool, or one of its own. Nothing here is secret. */
export interface NewsletterSettings extends MarketingSettings {
  readonly list: string;
}
