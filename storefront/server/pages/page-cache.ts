import { withinBudget } from "../../app/http/time-budget.ts";
import { WaitingVisitors } from "./waiting-visitors.ts";
import type { StartedFile, CachedPage, PageLifetime, RenderedPage } from "./cached-page.ts";
import { asOutdated } from "./page-lifetime.ts";
import { renderOnce } from "./render-once.ts";
import type { SharedPages } from "./shared-pages.ts";

interface Entry {
  readonly page: CachedPage;
  /** The number of the render that produced the page. */
  readonly order: number;
  readonly madeAt: number;
  readonly lifetime: PageLifetime;
  isPurged: boolean;
  /** When its last background render began. */
  renewedAt: number;
  /** How many renders in a row did not replace it. */
  failures: number;
}

/** Renders a page. Stops when the signal aborts, because nobody waits for it. */
type Render = (signal: AbortSignal) => Promise<RenderedPage | StartedFile>;

interface Awaited {
  readonly renewed: Promise<RenderedPage | StartedFile>;
  readonly visitors: WaitingVisitors;
}

interface Rendering {
  readonly order: number;
  readonly purged: Set<string>;
  /** Whether purges may have been missed since the render began. */
  isDoubtful: boolean;
}

/** Purges in all processes (.github/decisions/0002). Rejects if some are unreachable: the webhook then comes again. */
export type Purge = (tags: readonly string[]) => Promise<void>;

export interface PageCacheOptions {
  /** The maximum number of pages. The least recently used one is removed. */
  readonly size: number;
  /** The maximum memory for their bodies, in bytes. */
  readonly bytes?: number;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
  readonly shared?: SharedPages | undefined;
}

/** `hit` from memory, `stale` from memory while rendering, `shared` from another storefront, `miss` after a render. */
export interface PageCounts {
  hit: number;
  stale: number;
  shared: number;
  miss: number;
}

/** The minimum time between two renders of a page that is purged repeatedly, in milliseconds, unless it has its own. */
const renewalPause = 1000;
/** The longest time between two renders of a page that fails to render, in milliseconds. */
const longestPause = 10_000;
/** Milliseconds that a shopper waits for the new version of an old page. */
const patience = 1000;
/** Milliseconds between checks for a page that another storefront is rendering. */
const lookPause = 100;

/**
 * An in-memory cache of rendered pages with stale-while-revalidate.
 * - Simultaneous requests share one render.
 * - If a render fails, the old page is kept until it expires. It is served immediately from then on, and renders again
 *   in the background after longer and longer pauses.
 * - A purged page is served until it has rendered again, usually at most once a second.
 * - Requests after a purge do not share renders that began before it, because the tags of those pages are not known
 *   yet.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  /** Renders in progress that new requests may share. */
  readonly #awaited = new Map<string, Awaited>();
  readonly #underWay = new Set<Rendering>();
  readonly #size: number;
  readonly #mostBytes: number;
  readonly #now: () => number;
  readonly #shared: SharedPages | undefined;
  readonly #counts: PageCounts = { hit: 0, stale: 0, shared: 0, miss: 0 };
  #begun = 0;

  constructor({ size, bytes = Infinity, now = () => performance.now(), shared }: PageCacheOptions) {
    this.#size = size;
    this.#shared = size === 0 ? undefined : shared;
    this.#mostBytes = bytes;
    this.#now = now;
  }

  /** The page of a key, if it is in memory and fresh. Call `hit` if you serve it. */
  fresh(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    return entry && !entry.isPurged && this.#ageOf(entry) < entry.lifetime.fresh ? entry.page : undefined;
  }

  /** Counts a page served from memory and marks it as recently used. */
  hit(key: string): void {
    this.#counts.hit += 1;
    const entry = this.#entries.get(key);
    if (entry) this.#markUsed(key, entry);
  }

  /** Rejects if `render` fails and no old page exists. The render stops once all visitors have left (`leaving`). */
  async get(key: string, render: Render, leaving?: AbortSignal): Promise<CachedPage> {
    const fresh = this.fresh(key);
    if (fresh) {
      this.hit(key);
      return fresh;
    }
    const entry = this.#entries.get(key);
    const age = entry ? this.#ageOf(entry) : Infinity;
    if (!entry || age >= entry.lifetime.fresh + entry.lifetime.stale + entry.lifetime.ifError)
      return this.#getMissingPage(key, render, leaving);
    if (age < entry.lifetime.fresh + entry.lifetime.stale || entry.failures > 0) {
      this.#counts.stale += 1;
      void this.#renewPage(key, entry, render)?.catch(() => undefined);
      return this.#servePage(key, entry);
    }
    const renewed = await withinBudget(patience, () => this.#getMissingPage(key, render)).catch(() => {
      // The render may still succeed. Nobody else waits for it.
      entry.failures ||= 1;
      return entry.page;
    });
    return renewed.status >= 500 ? entry.page : renewed;
  }

  /** Includes pages still rendering: new requests do not share them, and they are not cached. */
  purge(tags: readonly string[]): void {
    const purged = new Set(tags);
    for (const entry of this.#entries.values()) {
      if (hasTag(entry.page, purged)) entry.isPurged = true;
    }
    this.#awaited.clear();
    for (const rendering of this.#underWay) {
      for (const tag of tags) rendering.purged.add(tag);
    }
  }

  /** Marks all pages as outdated, for example because purges may have been missed. */
  purgeAll(): void {
    for (const entry of this.#entries.values()) entry.isPurged = true;
    this.#awaited.clear();
    for (const rendering of this.#underWay) rendering.isDoubtful = true;
  }

  /** How pages have been served since the start. */
  get counts(): Readonly<PageCounts> {
    return this.#counts;
  }

  get size(): number {
    return this.#entries.size;
  }

  #ageOf({ madeAt }: Entry): number {
    return this.#now() - madeAt;
  }

  #markUsed(key: string, entry: Entry): CachedPage {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.page;
  }

  /** Keeps other caches from storing an outdated page as a new one. */
  #servePage(key: string, entry: Entry): CachedPage {
    const page = this.#markUsed(key, entry);
    return entry.isPurged ? asOutdated(page) : page;
  }

  /** Gets a page that is not in memory. An outdated one from another storefront is served while it renders again. */
  async #getMissingPage(key: string, render: Render, leaving?: AbortSignal): Promise<CachedPage> {
    const renewed = await this.#renderPage(key, render, false, leaving).catch((error: unknown) => {
      this.#counts.miss += 1;
      throw error;
    });
    if ("whole" in renewed) {
      this.#counts.miss += 1;
      return renewed.page;
    }
    this.#counts[renewed.isShared ? "shared" : "miss"] += 1;
    const { page, lifetime, age = 0, isPurged = false } = renewed;
    if (!lifetime || !(isPurged || age >= lifetime.fresh)) return page;
    const entry = this.#entries.get(key);
    if (entry?.page === page) void this.#renewPage(key, entry, render)?.catch(() => undefined);
    return isPurged ? asOutdated(page) : page;
  }

  #renewPage(key: string, entry: Entry, render: Render): Promise<RenderedPage | StartedFile> | undefined {
    const pause = Math.min(renewalPause * 2 ** entry.failures, longestPause);
    if (this.#now() - entry.renewedAt < (entry.lifetime.pause ?? pause)) return undefined;
    entry.renewedAt = this.#now();
    return this.#renderPage(key, render, true);
  }

  #renderPage(
    key: string,
    render: Render,
    has: boolean,
    leaving?: AbortSignal,
  ): Promise<RenderedPage | StartedFile> {
    const awaited = this.#awaited.get(key);
    if (awaited && !awaited.visitors.signal.aborted) {
      awaited.visitors.join(leaving);
      return awaited.renewed;
    }
    const visitors = new WaitingVisitors();
    visitors.join(leaving);
    const rendering: Rendering = { order: ++this.#begun, purged: new Set(), isDoubtful: false };
    this.#underWay.add(rendering);
    const start = (): Promise<RenderedPage | StartedFile> => render(visitors.signal);
    const work = this.#shared ? renderOnce(this.#shared, key, has, start) : start();
    const store = (result: RenderedPage): void => this.#storePage(key, result, rendering, has);
    const fail = (): void => this.#noteFailure(key);
    const end = (): void => {
      this.#underWay.delete(rendering);
      if (this.#awaited.get(key)?.renewed === renewed) this.#awaited.delete(key);
    };
    let isWhole = true;
    const renewed = work
      .then(
        (result) => {
          isWhole = !("whole" in result);
          // A file is shown as soon as it has begun.
          if ("whole" in result) void result.whole.then(store, fail).finally(end);
          else store(result);
          return result;
        },
        (error: unknown) => {
          fail();
          throw error;
        },
      )
      .finally(() => isWhole && end());
    this.#awaited.set(key, { renewed, visitors });
    return renewed;
  }

  #storePage(
    key: string,
    renewed: RenderedPage,
    { order, purged, isDoubtful }: Rendering,
    has: boolean,
  ): void {
    const { page, lifetime, age = 0, isPurged = false, isShared = false } = renewed;
    const old = this.#entries.get(key);
    // A render that began later has finished first.
    if ((old?.order ?? 0) > order) return;
    if (lifetime === null || this.#size === 0) {
      // A 3xx or 4xx page replaces the old one. A failed or incomplete one does not.
      if (page.status >= 300 && page.status < 500) this.#entries.delete(key);
      else this.#noteFailure(key);
      return;
    }
    const wasPurged = isDoubtful || hasTag(page, purged);
    // A page that renders rarely is kept, outdated, because the next purge may come during its next render, too.
    const isRare = lifetime.pause !== undefined;
    if (wasPurged && !isRare) return;
    const isOutdated = isPurged || age >= lifetime.fresh;
    this.#entries.delete(key);
    // Another storefront is rendering the page, so try again later.
    const soon = this.#now() - (lifetime.pause ?? renewalPause) + lookPause;
    const before = old?.renewedAt ?? (isRare ? this.#now() : -Infinity);
    const renewedAt = isShared && isOutdated && has ? soon : before;
    const madeAt = this.#now() - age;
    this.#entries.set(key, {
      page,
      order,
      madeAt,
      lifetime,
      isPurged: isPurged || wasPurged,
      renewedAt,
      failures: 0,
    });
    this.#evictPages();
  }

  #noteFailure(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) entry.failures += 1;
  }

  /** Removes the least recently used pages. */
  #evictPages(): void {
    let bytes = this.#totalBytes();
    for (const [key, { page }] of this.#entries) {
      if (this.#entries.size <= this.#size && bytes <= this.#mostBytes) return;
      bytes -= key.length + page.body.size;
      this.#entries.delete(key);
    }
  }

  /** Recounted whenever a page is added, because bodies gain encodings over time. */
  #totalBytes(): number {
    let bytes = 0;
    for (const [key, { page }] of this.#entries) bytes += key.length + page.body.size;
    return bytes;
  }
}

function hasTag({ tags }: CachedPage, some: ReadonlySet<string>): boolean {
  return tags.some((tag) => some.has(tag));
}
