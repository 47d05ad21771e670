/** A rendered answer, the same for everybody. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body by content coding; "identity" is always there. */
  readonly bodies: Readonly<Partial<Record<Coding, Uint8Array>> & { identity: Uint8Array }>;
  /** What the page shows ("product:red-coat", "listing"), to be purged by. */
  readonly tags: readonly string[];
}

export type Coding = "br" | "gzip" | "identity";

interface Entry {
  readonly page: CachedPage;
  readonly madeAt: number;
  readonly freshFor: number;
  readonly staleFor: number;
}

interface Renewed {
  readonly page: CachedPage;
  /** Milliseconds for which the page is served as it is; null when it must not be kept. */
  readonly freshFor: number | null;
  /** Milliseconds after that in which it is still served while it is being renewed. */
  readonly staleFor: number;
}

export interface PageCacheOptions {
  /** Pages kept; the one that was not asked for the longest goes first. */
  readonly size: number;
  readonly now?: () => number;
}

/**
 * Rendered pages in memory, stale-while-revalidate. A page is rendered once however many ask for it at the same
 * time, and a failed renewal leaves the old page in place until its time is over.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #size: number;
  readonly #now: () => number;
  #purges = 0;

  constructor({ size, now = Date.now }: PageCacheOptions) {
    this.#size = size;
    this.#now = now;
  }

  /** The page of a key, from memory or by `render`. Rejects with what `render` rejects with. */
  async get(key: string, render: () => Promise<Renewed>): Promise<CachedPage> {
    const entry = this.#entries.get(key);
    const age = entry ? this.#now() - entry.madeAt : Infinity;
    if (entry && age < entry.freshFor) return this.#touch(key, entry);
    if (entry && age < entry.freshFor + entry.staleFor) {
      void this.#render(key, render).catch(() => undefined);
      return this.#touch(key, entry);
    }
    return this.#render(key, render);
  }

  /** Forgets every page that shows one of these. Pages being rendered right now are not kept either. */
  purge(tags: readonly string[]): void {
    this.#purges += 1;
    for (const [key, { page }] of this.#entries) {
      if (page.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
    }
  }

  get size(): number {
    return this.#entries.size;
  }

  #touch(key: string, entry: Entry): CachedPage {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.page;
  }

  #render(key: string, render: () => Promise<Renewed>): Promise<CachedPage> {
    const under = this.#rendering.get(key);
    if (under) return under;
    const purges = this.#purges;
    const rendering = render()
      .then((renewed) => {
        if (purges === this.#purges) this.#keep(key, renewed);
        return renewed.page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #keep(key: string, { page, freshFor, staleFor }: Renewed): void {
    if (freshFor === null || this.#size === 0) {
      // A page that turned 404 replaces its old self; a failure (5xx) leaves the old page where it is.
      if (page.status < 500) this.#entries.delete(key);
      return;
    }
    this.#entries.delete(key);
    this.#entries.set(key, { page, madeAt: this.#now(), freshFor, staleFor });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#size && oldest !== undefined) this.#entries.delete(oldest);
  }
}
