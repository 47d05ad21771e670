import * as v from "valibot";
import { outdatedTags } from "../app/http/page-tags.ts";
import { type Query, storeApi } from "./store-api.ts";
import type { Purge } from "./pages/page-cache.ts";
import type { Settings } from "./settings/settings.ts";

/** The maximum number of requests, for 100 products each. More changes are an import, whose pages expire anyway. */
const mostRequests = 20;

const query = `query changedProducts($after: String) {
  products(first: 100, after: $after, sortKey: UPDATED_AT, reverse: true) {
    nodes { id handle vendor productType tags updatedAt availableForSale }
    pageInfo { hasNextPage endCursor }
  }
}`;

const responseSchema = v.object({
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

/** Makes storefronts that share a store take turns. Times are Unix times in milliseconds. */
export interface Turns {
  /** If a run is due, resolves with the time of the last one and claims the turn. */
  take(now: number, interval: number): Promise<number | undefined>;
  /** Call this if the run failed: the next one covers the same time again. */
  giveBack(since: number): Promise<void>;
}

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

/** The pages of products that changed since then. Rejects if the platform does not respond. */
export async function purgeChanges(since: number, sendQuery: Query, purge: Purge): Promise<void> {
  const tags = new Set<string>();
  let after: string | null | undefined = null;
  for (let requests = 0; requests < mostRequests; requests += 1) {
    const { status, data } = await sendQuery(query, { after });
    const parsed = v.safeParse(responseSchema, data);
    if (!parsed.success) throw new Error(`The platform responded with status ${status} and no products`);
    const { nodes, pageInfo } = parsed.output.products;
    const changed = nodes.filter(({ updatedAt }) => Date.parse(updatedAt) >= since);
    for (const product of changed) for (const tag of tagsOf(product)) tags.add(tag);
    after = pageInfo.endCursor;
    if (changed.length < nodes.length || !pageInfo.hasNextPage) break;
  }
  if (tags.size > 0) await purge([...tags]);
}

type Product = v.InferOutput<typeof responseSchema>["products"]["nodes"][number];

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

/** For lost webhooks: soon after the start, as caches may have older pages, then once per interval. */
export function startReconciliation(settings: Settings, purge: Purge, turns: Turns): () => void {
  const interval = settings.reconcileMinutes * 60_000;
  if (interval === 0) return () => undefined;
  const run = async (): Promise<void> => {
    const now = Date.now();
    const since = await turns.take(now, interval);
    if (since === undefined) return;
    try {
      // Overlaps by half an interval, because clocks may differ and the platform's replicas may lag.
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
