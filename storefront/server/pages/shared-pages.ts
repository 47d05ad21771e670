import type { CachedPage, PageLifetime } from "./cached-page.ts";

/** A page as the shared store has it. */
export interface SharedPage {
  readonly page: CachedPage;
  readonly lifetime: PageLifetime;
  /** Milliseconds since it was stored. */
  readonly age: number;
  /** Whether a product that it shows was purged since it began to render. */
  readonly isPurged: boolean;
}

/** What a storefront learns when it needs a page. */
export interface Look {
  /** The stored page, fresh or not. */
  readonly found: SharedPage | undefined;
  /** Set if this storefront has to render the page. Nobody else does until it is stored or released. */
  readonly lease: Lease | undefined;
}

export interface Lease {
  /** Stores the page, unless one of its tags was purged since the lease began. */
  store(page: CachedPage, lifetime: PageLifetime): Promise<void>;
  /** Removes the stored page: its product is gone or has moved. */
  remove(): Promise<void>;
  /** Lets another storefront render. */
  release(): Promise<void>;
}

/**
 * Pages that several storefronts share. A store that is away is no error: `look` resolves with undefined, and a lease
 * does nothing.
 */
export interface SharedPages {
  /**
   * Looks a page up. If the storefront already `has` an outdated page, or the store has none that may be served, it
   * gets a lease, unless another storefront has it.
   */
  look(key: string, has: boolean): Promise<Look | undefined>;
}

/** Whether a page may be served without a render, or while one runs. */
export function mayBeServed({ age, lifetime }: SharedPage): boolean {
  return age < lifetime.fresh + lifetime.stale;
}
