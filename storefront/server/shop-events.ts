/** What the app tells about its work. */
export interface ShopEvents {
  /** A page was rendered; seconds. */
  rendered(status: number, seconds: number): void;
  /** A product's pages were purged so many seconds after the platform noticed the change. */
  purged(lagSeconds: number): void;
}
