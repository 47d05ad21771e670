import * as v from "valibot";
import { outdatedTags } from "../app/http/page-tags.ts";
import { type Query, storeApi } from "./doctor/store-api.ts";
import type { Purge } from "./pages/page-cache.ts";
import type { Settings } from "./settings/settings.ts";

/** Products are read newest first, 100 at a time. More changes than this are an import; pages expire on their own. */
const mostRequests = 20;

const query = `query changedProducts($after: String) {
  products(first: 100, after: $after, sortKey: UPDATED_AT, reverse: true) {
    nodes { id handle vendor productType tags updatedAt availableForSale }
    pageInfo { hasNextPage endCursor }
  }
}`;

const answer = v.object({
  products: v.object({
    nodes: v.array(
      v.object({
        id: v.string(),
        handle: v.string(),
        vendor: v.string(),
        productType: v.string(),
        tags: v.array(v.string()),
        updatedAt: v.string(),
        availableForSale: v.boolean(),
      }),
    ),
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string()) }),
  }),
});

/** Whose turn it is, and what was done: shared by storefronts that can talk to each other. Times in milliseconds. */
export interface Turns {
  /** The time of the last run, if one is due and no other storefront does it. */
  take(now: number, interval: number): Promise<number | undefined>;
  /** The run failed: the next one asks from the same time. */
  giveBack(since: number): Promise<void>;
}

/** Turns of a storefront that is alone. */
export function ownTurns(started: number): Turns {
  let last = started;
  return {
    take: async (now) => {
      const since = last;
      last = now;
      return since;
    },
    giveBack: async (since) => {
      last = since;
    },
  };
}

/** Purges the pages of products that changed since a time. Rejects if the platform does not answer. */
export async function purgeChanges(since: number, ask: Query, purge: Purge): Promise<number> {
  const tags = new Set<string>();
  let changes = 0;
  let after: string | null | undefined = null;
  for (let requests = 0; requests < mostRequests; requests += 1) {
    const { status, data } = await ask(query, { after });
    const parsed = v.safeParse(answer, data);
    if (!parsed.success) throw new Error(`The platform answered ${status} without products`);
    const { nodes, pageInfo } = parsed.output.products;
    const changed = nodes.filter(({ updatedAt }) => Date.parse(updatedAt) >= since);
    changes += changed.length;
    for (const product of changed) for (const tag of tagsOf(product)) tags.add(tag);
    after = pageInfo.endCursor;
    if (changed.length < nodes.length || !pageInfo.hasNextPage) break;
  }
  if (tags.size > 0) await purge([...tags]);
  return changes;
}

type Product = v.InferOutput<typeof answer>["products"]["nodes"][number];

function tagsOf({ id, handle, vendor, productType, tags, availableForSale }: Product): string[] {
  return outdatedTags({
    id: id.split("/").at(-1) ?? "",
    handle,
    isForSale: availableForSale,
    vendor,
    category: productType,
    tiers: tags.filter((tag) => /^L\d+$/.test(tag)),
  });
}

/** Milliseconds from the start to the first run, which must not slow the first pages down. */
const firstPause = 5000;

/**
 * Asks again and again what changed, for webhooks that were lost: soon after the start, because caches may have pages from
 * before it, then once per interval. Returns what ends it.
 */
export function startReconciliation(settings: Settings, purge: Purge, turns: Turns): () => void {
  const interval = settings.reconcileMinutes * 60_000;
  if (interval === 0) return () => undefined;
  const run = async (): Promise<void> => {
    const now = Date.now();
    const since = await turns.take(now, interval);
    if (since === undefined) return;
    try {
      // Half an interval earlier: clocks differ, and the platform's own replicas may have been late.
      await purgeChanges(since - interval / 2, storeApi(settings), purge);
    } catch (error) {
      console.error(`Changes could not be reconciled: ${String(error)}`);
      await turns.giveBack(since);
    }
  };
  const runSafely = () => void run().catch(() => undefined);
  const timers = [setTimeout(runSafely, firstPause), setInterval(runSafely, interval)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearTimeout);
}
