import type { CachedPage, PageLifetime } from "./cached-page.ts";
import type { Lease, Look, SharedPages } from "./shared-pages.ts";

interface Stored {
  readonly page: CachedPage;
  readonly lifetime: PageLifetime;
  readonly position: number;
  readonly at: number;
}

/** Receives the store's purges when the test says so. */
interface Reader {
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

/** An in-memory shared store with pages, leases and numbered purges. */
export class MemoryStore {
  readonly #pages = new Map<string, Stored>();
  readonly #leases = new Set<string>();
  readonly #purges: (readonly string[])[] = [];
  readonly #lastPurge = new Map<string, number>();
  readonly #now: () => number;
  /** Set to false to simulate an outage. */
  isUp = true;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  purge(tags: readonly string[]): void {
    this.#purges.push(tags);
    for (const tag of tags) this.#lastPurge.set(tag, this.#purges.length);
  }

  /** The store as one storefront sees it. `read` delivers the purges that it has not read yet. */
  storefront(): SharedPages & { read(reader: Reader): void } {
    let position = 0;
    return {
      look: (key, has) => Promise.resolve(this.isUp ? this.#look(key, has, position) : undefined),
      read: (reader) => {
        for (; position < this.#purges.length; position += 1) reader.purge(this.#purges[position] ?? []);
      },
    };
  }

  #look(key: string, has: boolean, position: number): Look {
    const stored = this.#pages.get(key);
    const age = stored ? this.#now() - stored.at : 0;
    const isPurged = stored !== undefined && this.#isPurged(stored.page, stored.position);
    const isFresh = stored !== undefined && !isPurged && age < stored.lifetime.fresh;
    const isServable = stored !== undefined && age < stored.lifetime.fresh + stored.lifetime.stale;
    const mayLease = !isFresh && (has || !isServable) && !this.#leases.has(key);
    return {
      found: stored && { page: stored.page, lifetime: stored.lifetime, age, isPurged },
      lease: mayLease ? this.#lease(key, position) : undefined,
    };
  }

  #isPurged({ tags }: CachedPage, position: number): boolean {
    return tags.some((tag) => (this.#lastPurge.get(tag) ?? 0) > position);
  }

  #lease(key: string, position: number): Lease {
    this.#leases.add(key);
    const release = async () => void this.#leases.delete(key);
    return {
      store: async (page, lifetime) => {
        const isOlder = (this.#pages.get(key)?.position ?? -1) > position;
        if (!isOlder && !this.#isPurged(page, position))
          this.#pages.set(key, { page, lifetime, position, at: this.#now() });
        await release();
      },
      remove: async () => {
        this.#pages.delete(key);
        await release();
      },
      release,
    };
  }
}
