/** The analytics tool. Nothing here is secret. */
export interface AnalyticsSettings {
  /** Without a trailing slash: "https://www.google-analytics.com". */
  readonly url: string;
  /** The measurement id, "G-…"; null disables the tool. */
  readonly id: string | null;
}

/** The email marketing tool behind the newsletter form. Nothing here is secret. */
export interface NewsletterSettings {
  /** Without a trailing slash: "https://a.klaviyo.com". */
  readonly url: string;
  /** The tool's public key (company id); null disables the tool. */
  readonly key: string | null;
  /** The mailing list's id. */
  readonly list: string;
}

interface MarketingSettings {
  readonly analytics: AnalyticsSettings;
  readonly newsletter: NewsletterSettings;
}

/** Whether any tool receives events. If not, shoppers are not asked for consent. */
export function hasEventTool({ analytics, newsletter }: MarketingSettings): boolean {
  return Boolean(analytics.id ?? newsletter.key);
}
