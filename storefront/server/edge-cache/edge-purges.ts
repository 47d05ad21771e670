import type { EdgeCache } from "./edge-caches.ts";

/** Milliseconds to wait for a cache's response. */
const patience = 5000;

/** Waits `delay` ms, so that tags share a request. Failures are logged; the pages then stay until they expire. */
export function edgePurges(cache: EdgeCache, delay: number, send: typeof fetch = fetch) {
  let waiting = new Set<string>();
  let sending: Promise<void> | undefined;
  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const tags = [...waiting];
      waiting = new Set();
      await new Promise((later) => setTimeout(later, delay));
      await purgeCache(cache, tags, send);
    }
    sending = undefined;
  };
  return {
    add: (tags: readonly string[]): void => {
      for (const tag of tags) waiting.add(tag);
      sending ??= sendAll();
    },
    /** Resolves when all purges are sent. */
    done: async (): Promise<void> => sending,
  };
}

/** Gives up after the first request without a response, because the others would time out, too. */
async function purgeCache(cache: EdgeCache, tags: readonly string[], send: typeof fetch): Promise<void> {
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

/** `fetch` only says "fetch failed"; the reason is in `cause`. */
function reasonOf(error: unknown): string {
  return String(error instanceof Error && error.cause ? error.cause : error);
}

function chunks(tags: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(tags.length / size) }, (_, index) =>
    tags.slice(index * size, (index + 1) * size),
  );
}
