import type { EdgeCache } from "./edge-caches.ts";

/** Milliseconds. */
const patience = 5000;

/** Purges tags from every cache. A cache that refuses or does not answer is logged: its pages stay as long as they are fresh. */
export async function purgeEdgeCaches(
  caches: readonly EdgeCache[],
  tags: readonly string[],
  send: typeof fetch = fetch,
): Promise<void> {
  await Promise.all(
    caches.flatMap((cache) => chunks(tags, cache.mostTags).map((some) => purge(cache, some, send))),
  );
}

async function purge(cache: EdgeCache, tags: readonly string[], send: typeof fetch): Promise<void> {
  try {
    const { status, body } = await send(cache.request(tags), { signal: AbortSignal.timeout(patience) });
    await body?.cancel();
    if (status >= 300) console.error(`${cache.name} refused a purge with status ${status}`);
  } catch (error) {
    console.error(`${cache.name} could not be purged: ${String(error)}`);
  }
}

function chunks(tags: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(tags.length / size) }, (_, index) =>
    tags.slice(index * size, (index + 1) * size),
  );
}
