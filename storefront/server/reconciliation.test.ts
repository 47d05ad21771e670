import { expect, onTestFinished, test, vi } from "vitest";
import type { Query } from "./store-api.ts";
import { ownTurns, purgeChanges, startReconciliation } from "./reconciliation.ts";
import { readSettings } from "./settings/settings.ts";

const product = (id: number, updatedAt: string, availableForSale = false) => ({
  id: `gid://shopify/Product/${id}`,
  handle: `product-${id}`,
  vendor: "Maren & Co",
  productType: "outerwear",
  tags: ["wool", "L5"],
  updatedAt,
  availableForSale,
});

function platform(...pages: readonly (readonly ReturnType<typeof product>[])[]) {
  let asked = 0;
  const ask: Query = async () => {
    const nodes = pages[asked] ?? [];
    asked += 1;
    const pageInfo = { hasNextPage: asked < pages.length, endCursor: String(asked) };
    return { status: 200, data: { products: { nodes, pageInfo } } };
  };
  return { ask, asked: () => asked };
}

async function purgedSince(time: string, ask: Query): Promise<string[]> {
  const purged: string[] = [];
  await purgeChanges(Date.parse(time), ask, async (tags) => void purged.push(...tags));
  return purged;
}

test("only products that changed since the last run are purged, and nothing else is read", async () => {
  const { ask, asked } = platform(
    [product(3, "2026-11-23T10:02:00Z"), product(2, "2026-11-23T10:01:00Z")],
    [product(1, "2026-11-23T09:00:00Z")],
    [product(0, "2026-11-23T08:00:00Z")],
  );
  const purged = await purgedSince("2026-11-23T10:00:00Z", ask);
  expect(purged).toEqual(["p3", "handle-product-3", "catalog", "p2", "handle-product-2"]);
  expect(asked()).toBe(2);
});

test("listings that may show a changed product are purged", async () => {
  const { ask } = platform([product(1, "2026-11-23T10:00:00Z", true)]);
  expect(await purgedSince("2026-11-23T10:00:00Z", ask)).toEqual(
    expect.arrayContaining(["p1", "listing", "category-outerwear", "tier-L5"]),
  );
});

test("a run fails if the platform does not respond, so that the next one covers the same time", async () => {
  const ask: Query = async () => ({ status: 0, data: null });
  await expect(purgedSince("2026-11-23T10:00:00Z", ask)).rejects.toThrow(
    "The platform responded with status 0",
  );
  const turns = ownTurns(100);
  expect(await turns.take(200, 50)).toBe(100);
  await turns.giveBack(100);
  expect(await turns.take(300, 50)).toBe(100);
});

test("a run comes soon after the start, then once per interval, until the end", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const settings = readSettings({ STOREFRONT_RECONCILE_MINUTES: "5" });
  const take = vi.fn(async () => undefined);
  const end = startReconciliation(settings, async () => undefined, { take, giveBack: async () => undefined });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(take).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(take).toHaveBeenCalledTimes(3);
  end();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(take).toHaveBeenCalledTimes(3);
});
