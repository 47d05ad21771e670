/** What the server counts. */
export interface ServerMetrics {
  /** A page was rendered in this many seconds. */
  rendered(status: number, seconds: number): void;
  /** A product's pages were purged. The lag is the time since the platform noticed the change. */
  purged(lagSeconds: number): void;
}
