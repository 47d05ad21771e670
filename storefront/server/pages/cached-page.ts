import type { PageBody } from "./page-body.ts";

/** A rendered response, the same for everybody. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The time of its rendering, by `performance.now()`. */
  readonly renderedAt: number;
  readonly body: PageBody;
  /** The page's cache tags (`page-tags.ts`). */
  readonly tags: readonly string[];
}

/** How long a page is kept, in milliseconds. */
export interface PageLifetime {
  readonly fresh: number;
  /** After that it is served while it renders again. */
  readonly stale: number;
  /** After that it is served only if it cannot be rendered. */
  readonly ifError: number;
}

/** A page that was rendered, or found in the shared store. */
export interface Renewed {
  readonly page: CachedPage;
  /** Null if the page must not be cached. */
  readonly lifetime: PageLifetime | null;
  /** Milliseconds since another storefront rendered it. */
  readonly age?: number;
  readonly isPurged?: boolean;
  readonly isShared?: boolean;
}
