import type { EdgeCache } from "./edge-cache/edge-caches.ts";
import { edgePurges } from "./edge-cache/edge-purges.ts";
import type { Purge } from "./pages/page-cache.ts";

/** Milliseconds that other storefronts have to read a purge, before caches in front ask one of them for the new page. */
const readTime = 250;
/** Milliseconds after which a purge is repeated: a webhook may arrive before the platform's own replicas have the data. */
const repeats = [5000, 60_000];

export interface PurgeOptions {
  /** Marks pages as outdated in this process, and in the others of this machine. */
  readonly here: (tags: readonly string[]) => void;
  /** Tells all storefronts, this one included. */
  readonly everywhere: Purge | undefined;
  readonly edges: readonly EdgeCache[];
  readonly repeats: boolean;
}

export interface Purges {
  readonly purge: Purge;
  /** Forgets the purges that were to be repeated. Resolves when caches in front have the others. */
  readonly close: () => Promise<void>;
}

/** Purges in the order in which caches fill each other: storefronts, then the caches in front of them. */
export function createPurges({ here, everywhere, edges, repeats: repeated }: PurgeOptions): Purges {
  const timers = new Set<NodeJS.Timeout>();
  const behind = edges.map((edge) => edgePurges(edge, everywhere ? readTime : 0));
  const once = async (tags: readonly string[]): Promise<void> => {
    if (everywhere) {
      await everywhere(tags).catch((error: unknown) => {
        here(tags);
        throw error;
      });
    } else here(tags);
    for (const edge of behind) edge.add(tags);
  };
  const again = (tags: readonly string[], delay: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      // It was done once; the platform cannot be asked to send it again.
      once(tags).catch((error: unknown) => console.error(`A purge was not repeated: ${String(error)}`));
    }, delay);
    timer.unref();
    timers.add(timer);
  };
  return {
    purge: async (tags) => {
      await once(tags);
      if (repeated) for (const delay of repeats) again(tags, delay);
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(behind.map((edge) => edge.done()));
    },
  };
}
