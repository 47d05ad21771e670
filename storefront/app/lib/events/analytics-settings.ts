/** Where events go. A tool without its id gets nothing. */
export interface AnalyticsSettings {
  /** The analytics tool, without a trailing slash. */
  readonly url: string;
  /** The measurement id, "G-…". */
  readonly id: string | null;
}
