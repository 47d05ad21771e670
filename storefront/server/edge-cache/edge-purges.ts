import type { EdgeCache } from "./edge-caches.ts";

/** Milliseconds that a cache may take to answer. */
const patience = 5000;

/** The purges of one cache in front of the shop. */
export interface EdgePurges {
  add(tags: readonly string[]): void;
  /** Resolves when everything is sent. */
  done(): Promise<void>;
}

/**
 * Purges a cache `delay` milliseconds later, one request at a time. Tags that are added meanwhile go together: an import
 * sends a webhook for each product. A cache that refuses or does not answer is logged: its pages stay as long as they
 * are fresh.
 */
export function edgePurges(cache: EdgeCache, delay: number, send: typeof fetch = fetch): EdgePurges {
  let waiting = new Set<string>();
  let sending: Promise<void> | undefined;
  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const tags = [...waiting];
      waiting = new Set();
      await new Promise((later) => setTimeout(later, delay));
      await purge(cache, tags, send);
    }
    sending = undefined;
  };
  return {
    add: (tags) => {
      for (const tag of tags) waiting.add(tag);
      sending ??= sendAll();
    },
    done: async () => sending,
  };
}

/** Stops at the first request without an answer: the next ones would wait, too. */
async function purge(cache: EdgeCache, tags: readonly string[], send: typeof fetch): Promise<void> {
  try {
    for (const some of chunks(tags, cache.mostTags)) {
      const { status, body } = await send(cache.request(some), { signal: AbortSignal.timeout(patience) });
      await body?.cancel();
      if (status >= 300) console.error(`${cache.name} refused a purge with status ${status}`);
    }
  } catch (error) {
    console.error(`${cache.name} could not be purged: ${reasonOf(error)}`);
  }
}

/** "fetch failed" does not say why; its cause does. */
function reasonOf(error: unknown): string {
  return String(error instanceof Error && error.cause ? error.cause : error);
}

function chunks(tags: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(tags.length / size) }, (_, index) =>
    tags.slice(index * size, (index + 1) * size),
  );
}
