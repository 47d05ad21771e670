import type { PageBody } from "./page-body.ts";

/** A rendered answer, the same for everybody. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
  /** What the page shows, to be purged by (`page-tags.ts`). */
  readonly tags: readonly string[];
}

interface Entry {
  readonly page: CachedPage;
  /** Its rendering's place in the order of all. */
  readonly order: number;
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

interface Rendering {
  readonly order: number;
  /** Tags that were purged since it began. */
  readonly purged: Set<string>;
}

export interface PageCacheOptions {
  /** Pages kept; the one that was not asked for the longest goes first. */
  readonly size: number;
  readonly now?: () => number;
}

/**
 * Rendered pages in memory, stale-while-revalidate. A page is rendered once however many ask for it at the same
 * time, and a failed renewal leaves the old page in place until its time is over. A purge ends the sharing of every
 * rendering under way, since what it will show is not known yet: a page asked for before and after each of several
 * purges is rendered as often.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  /** Renderings that whoever asks for their page may wait for. */
  readonly #awaited = new Map<string, Promise<CachedPage>>();
  readonly #underWay = new Set<Rendering>();
  readonly #size: number;
  readonly #now: () => number;
  #begun = 0;

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

  /**
   * Forgets every page that shows one of these. What is being rendered right now may be of before: nobody who asks
   * from now on gets it, and it is not kept if it turns out to show one.
   */
  purge(tags: readonly string[]): void {
    const purged = new Set(tags);
    for (const [key, { page }] of this.#entries) {
      if (shows(page, purged)) this.#entries.delete(key);
    }
    this.#awaited.clear();
    for (const rendering of this.#underWay) {
      for (const tag of tags) rendering.purged.add(tag);
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
    const awaited = this.#awaited.get(key);
    if (awaited) return awaited;
    const rendering: Rendering = { order: ++this.#begun, purged: new Set() };
    this.#underWay.add(rendering);
    const page = render()
      .then((renewed) => {
        if (!shows(renewed.page, rendering.purged)) this.#keep(key, renewed, rendering.order);
        return renewed.page;
      })
      .finally(() => {
        this.#underWay.delete(rendering);
        if (this.#awaited.get(key) === page) this.#awaited.delete(key);
      });
    this.#awaited.set(key, page);
    return page;
  }

  #keep(key: string, { page, freshFor, staleFor }: Renewed, order: number): void {
    // One that was begun later has been quicker.
    if ((this.#entries.get(key)?.order ?? 0) > order) return;
    if (freshFor === null || this.#size === 0) {
      // A page that turned 404 replaces its old self; a failure (5xx) leaves the old page where it is.
      if (page.status < 500) this.#entries.delete(key);
      return;
    }
    this.#entries.delete(key);
    this.#entries.set(key, { page, order, madeAt: this.#now(), freshFor, staleFor });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#size && oldest !== undefined) this.#entries.delete(oldest);
  }
}

function shows({ tags }: CachedPage, some: ReadonlySet<string>): boolean {
  return tags.some((tag) => some.has(tag));
}
