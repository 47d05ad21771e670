import type { CachedPage, PageLifetime } from "./cached-page.ts";

export interface SharedPage {
  readonly page: CachedPage;
  readonly lifetime: PageLifetime;
  /** Milliseconds since it was stored. */
  readonly age: number;
  /** Whether one of its products was purged after its render began. */
  readonly isPurged: boolean;
}

export interface Look {
  /** The stored page, which may be outdated. */
  readonly found: SharedPage | undefined;
  /** Set if this storefront should render the page: no other gets the lease until it is stored or released. */
  readonly lease: Lease | undefined;
}

export interface Lease {
  /** Stores the page, unless one of its tags was purged since the lease began. */
  store(page: CachedPage, lifetime: PageLifetime): Promise<void>;
  /** Removes the stored page, because its product no longer exists or has moved. */
  remove(): Promise<void>;
  /** Lets another storefront render the page. */
  release(): Promise<void>;
}

/** If the store is unavailable, `look` resolves with undefined and leases do nothing. */
export interface SharedPages {
  /** Offers a lease if no other has it, and if no page is servable or the storefront `has` an outdated one. */
  look(key: string, has: boolean): Promise<Look | undefined>;
}

/** Whether a page may be served, even if it must be rendered again in the background. */
export function mayBeServed({ age, lifetime }: SharedPage): boolean {
  return age < lifetime.fresh + lifetime.stale;
}
