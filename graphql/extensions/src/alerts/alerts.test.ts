import type { ProductToWatch } from "../platform/storefront-api.ts";
import { expect, test } from "vitest";
import { alertsOf, type CheckedListing, type WatchedProduct } from "./alerts.ts";

const noon = new Date("2026-03-01T12:00:00Z");
const product = (id: string, more: Partial<ProductToWatch> = {}): ProductToWatch => ({
  id,
  handle: id,
  title: id,
  price: "50.0",
  currency: "USD",
  quantity: 1,
  isForSale: true,
  publishedAt: noon,
  ...more,
});
const watched = (id: string, price: string | null, quantity: number | null = 1): WatchedProduct => ({
  id,
  price,
  quantity,
  isGone: false,
  frequency: "WEEKLY",
});
const mapOf = (...products: ProductToWatch[]) => new Map(products.map((each) => [each.id, each]));
const listing = (
  productIds: readonly string[],
  seenAt = new Date("2026-03-01T11:00:00Z"),
): CheckedListing => ({
  id: "1",
  name: "Dresses",
  path: "/category/dresses",
  seenAt,
  productIds,
  hasMore: false,
});

test.each([
  ["49.99", "50.0", 1],
  ["50.0", "50.00", 0],
  ["9.5", "10.0", 1],
  ["100.0", "99.5", 0],
  ["40.0", null, 0],
])("a product for %s that was at %s makes %i price drops", (price, before, drops) => {
  const alerts = alertsOf([watched("dress", before)], [], mapOf(product("dress", { price })));
  expect(alerts?.priceDrops.count ?? 0).toBe(drops);
});

test.each([
  [3, 1, 1],
  [2, 1, 1],
  [1, 1, 0],
  [3, 2, 0],
  [null, 1, 0],
  [3, null, 0],
])("a product of which there were %s and are %s makes %i last ones", (before, quantity, lastOnes) => {
  const alerts = alertsOf([watched("dress", "50.0", before)], [], mapOf(product("dress", { quantity })));
  expect(alerts?.lastOnes.count ?? 0).toBe(lastOnes);
});

test("a product that was sold out is back for sale, whatever it costs now", () => {
  const before = { ...watched("dress", "60.0"), isGone: true };
  expect(alertsOf([before], [], mapOf(product("dress")))).toMatchObject({
    backForSale: { count: 1 },
    priceDrops: { count: 0 },
  });
  expect(alertsOf([before], [], mapOf(product("dress", { isForSale: false })))).toBeNull();
});

test("a match is new if it was published after the customer last knew the listing", () => {
  const products = mapOf(
    product("newer", { publishedAt: new Date("2026-03-01T12:00:01Z") }),
    product("seen", { publishedAt: noon }),
  );
  const alerts = alertsOf([], [listing(["newer", "seen"], noon)], products);
  expect(alerts?.newMatches).toMatchObject([{ name: "Dresses", count: 1, products: [{ handle: "newer" }] }]);
});

test("an email shows a few of many and their number", () => {
  const ids = Array.from({ length: 40 }, (_, number) => `dress-${number}`);
  const products = mapOf(...ids.map((id) => product(id, { price: "40.0" })));
  const alerts = alertsOf(
    ids.map((id) => watched(id, "50.0")),
    [listing(ids)],
    products,
  );
  expect(alerts?.priceDrops).toMatchObject({ count: 40, products: { length: 12 } });
  expect(alerts?.newMatches).toMatchObject([{ count: 40, products: { length: 6 } }]);
});

test.each([
  ["all of the newest are new", 3, noon, true],
  ["the oldest of the newest is known", 3, new Date("2026-03-01T12:00:02Z"), false],
])("there may be more matches than are looked at if %s", (_when, count, seenAt, hasMore) => {
  const ids = Array.from({ length: count }, (_, number) => `dress-${number}`);
  const products = mapOf(
    ...ids.map((id, at) => product(id, { publishedAt: new Date(noon.getTime() + (3 - at) * 1000) })),
  );
  const alerts = alertsOf([], [{ ...listing(ids, seenAt), hasMore: true }], products);
  expect(alerts?.newMatches).toMatchObject([{ hasMore }]);
  const all = alertsOf([], [{ ...listing(ids, seenAt), hasMore: false }], products);
  expect(all?.newMatches).toMatchObject([{ hasMore: false }]);
});
