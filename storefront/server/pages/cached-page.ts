import type { FileBody } from "./file-body.ts";
import type { PageBody } from "./page-body.ts";

/** A rendered response that all shoppers share. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** When it was rendered, as a `performance.now()` value. */
  readonly renderedAt: number;
  readonly body: PageBody | FileBody;
  readonly tags: readonly string[];
}

export interface PageLifetime {
  readonly fresh: number;
  /** How long it may be served after that while it renders again, in milliseconds. */
  readonly stale: number;
  /** How long it may be served after that if rendering fails, in milliseconds. */
  readonly ifError: number;
  /** The minimum time between two renders after purges, in milliseconds; one second by default. */
  readonly pause?: number | undefined;
}

/** What a visitor gets before the file is whole. */
export interface StartedFile {
  readonly page: CachedPage;
  /** The file as it is kept. Rejects if it was not finished. */
  readonly whole: Promise<RenderedPage>;
}

/** A page that was just rendered or comes from the shared store. */
export interface RenderedPage {
  readonly page: CachedPage;
  /** Null if the page must not be cached. */
  readonly lifetime: PageLifetime | null;
  /** Milliseconds since another storefront rendered it. */
  readonly age?: number;
  readonly isPurged?: boolean;
  readonly isShared?: boolean;
}
