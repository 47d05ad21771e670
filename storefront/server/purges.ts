import type { EdgeCache } from "./edge-cache/edge-caches.ts";
import { edgePurges } from "./edge-cache/edge-purges.ts";
import type { Purge } from "./pages/page-cache.ts";

/** Milliseconds for other storefronts to read a purge, before caches in front of them request the new page. */
const readTime = 250;
/** Milliseconds, because webhooks may arrive before the platform's own replicas have the change. */
const repeats = [5000, 60_000];

export interface PurgeOptions {
  /** Marks pages as outdated in all processes on this machine. */
  readonly here: (tags: readonly string[]) => void;
  /** Marks pages as outdated in all storefronts, including this one. */
  readonly everywhere: Purge | undefined;
  readonly edges: readonly EdgeCache[];
  readonly repeats: boolean;
}

export interface Purges {
  readonly purge: Purge;
  /** Cancels scheduled repeats. Resolves when the caches in front have received all other purges. */
  readonly close: () => Promise<void>;
}

/** Purges storefronts first and then the caches in front of them, because those fetch pages from the storefronts. */
export function createPurges({ here, everywhere, edges, repeats: repeated }: PurgeOptions): Purges {
  const timers = new Set<NodeJS.Timeout>();
  const behind = edges.map((edge) => edgePurges(edge, everywhere ? readTime : 0));
  const purgeOnce = async (tags: readonly string[]): Promise<void> => {
    if (everywhere) {
      await everywhere(tags).catch((error: unknown) => {
        here(tags);
        throw error;
      });
    } else here(tags);
    for (const edge of behind) edge.add(tags);
  };
  const repeatPurge = (tags: readonly string[], delay: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      // The first purge worked, and the platform cannot be asked to retry this one.
      purgeOnce(tags).catch((error: unknown) => console.error(`Could not repeat a purge: ${String(error)}`));
    }, delay);
    timer.unref();
    timers.add(timer);
  };
  return {
    purge: async (tags) => {
      await purgeOnce(tags);
      if (repeated) for (const delay of repeats) repeatPurge(tags, delay);
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(behind.map((edge) => edge.done()));
    },
  };
}
