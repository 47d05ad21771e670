import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  record,
  tuple,
} from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { turnAlertsOn } from "../src/alerts/email-alerts-store.ts";
import { saveChangedProduct } from "../src/alerts/in-time/changed-products.ts";
import {
  type ListingConditions,
  matches,
  productTerms,
  readConditions,
} from "../src/alerts/in-time/conditions.ts";
import { findMatches } from "../src/alerts/in-time/find-matches.ts";
import { indexSearches } from "../src/alerts/in-time/search-index.ts";
import { addSavedSearch } from "../src/alerts/saved-search-store.ts";
import type { Database } from "../src/database/database.ts";
import { openInMemory } from "../src/database/open-database.ts";
import type { ProductFacts } from "../src/platform/product-facts.ts";

let database: Database;
beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());

const now = new Date("2026-03-02T17:00:00Z");
const then = new Date(now.getTime() - 60_000);

// Few values, so that many searches match.
const pick = (...values: readonly string[]) => constantFrom(...values);
const namespace = "product_information";
const keys = ["category", "brand", "department"];
const values = ["a", "b", "c"];
const words = ["wrap", "wr", "linen", "coat"];
const filter = oneof(
  record({
    productMetafield: record({
      namespace: constant(namespace),
      key: pick(...keys),
      value: pick(...values),
    }),
  }),
  record({ variantOption: record({ name: pick("Size", "Color"), value: pick(...values) }) }),
  record({ tag: pick(...values) }),
  record({
    price: record({ min: integer({ min: 0, max: 3 }), max: integer({ min: 1, max: 4 }) }),
  }),
);
const listing: Arbitrary<ListingConditions> = record({
  filters: array(filter, { maxLength: 4 }),
  words: array(pick(...words), { maxLength: 2 }),
  collection: option(pick("summer", "winter"), { freq: 3 }),
});
const product: Arbitrary<ProductFacts> = record({
  id: constant("gid://shopify/Product/1"),
  title: array(pick("Wrap", "Linen", "coat"), { maxLength: 3 }).map((each) => each.join(" ")),
  vendor: pick("a", "b"),
  productType: pick("a", "b"),
  tags: array(pick(...values), { maxLength: 2 }),
  collections: array(pick("summer", "winter"), { maxLength: 2 }),
  metafields: array(record({ namespace: constant(namespace), key: pick(...keys), value: pick(...values) }), {
    maxLength: 3,
  }),
  variants: array(
    record({
      price: pick("1.0", "2.0", "3.0"),
      options: tuple(
        record({ name: constant("Size"), value: pick(...values) }),
        record({ name: constant("Color"), value: pick(...values) }),
      ),
    }),
    { maxLength: 3 },
  ),
  quantity: constant(1),
  publishedAt: constant(now),
});

test("the index finds the same searches as trying every one", async () => {
  await assert(
    asyncProperty(array(listing, { minLength: 1, maxLength: 20 }), product, async (listings, facts) => {
      for (const table of ["saved_listing", "email_alerts", "changed_product"])
        await database.run(`DELETE FROM ${table}`);
      await turnAlertsOn(database, "ada", { email: "ada@circlet.example", wishlist: [] }, then);
      const expected: string[] = [];
      for (const [at, each] of listings.entries()) {
        const search = { path: `/search?text=${at}`, name: String(at), frequency: "AT_ONCE" as const };
        const saved = await addSavedSearch(database, "ada", search, then);
        const conditions = readConditions(each);
        if (saved !== "full" && conditions && matches(conditions, productTerms(facts)))
          expected.push(saved.id);
      }
      const readListing = async (path: string) => listings[Number(path.split("=")[1])] ?? null;
      const clock = () => now;
      await indexSearches({ database, readListing, log: () => undefined }, { clock });
      await saveChangedProduct(database, facts.id, now);
      await findMatches({ database, storefront: { productFacts: async () => [facts] } }, { clock });
      const found = await database.query<{ source: string }>("SELECT source FROM alert_match");
      expect(found.map(({ source }) => source).sort()).toEqual(expected.sort());
    }),
    { numRuns: 150, seed: 1 },
  );
});
