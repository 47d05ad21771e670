import type { NewsletterSettings } from "../newsletter-settings";

/** Where events go. A tool without its id gets nothing. */
export interface AnalyticsSettings {
  /** The analytics tool, without a trailing slash. */
  readonly url: string;
  /** The measurement id, "G-…". */
  readonly id: string | null;
}

interface Tools {
  readonly analytics: AnalyticsSettings;
  readonly newsletter: NewsletterSettings;
}

/** Whether there is a tool to tell of anything. Where there is none, nobody is asked. */
export function isCountingSetUp({ analytics, newsletter }: Tools): boolean {
  return Boolean(analytics.id ?? newsletter.key);
}
