import { expect, onTestFinished, test } from "vitest";
import { saveChangedProduct } from "../src/alerts/in-time/changed-products.ts";
import { findMatches } from "../src/alerts/in-time/find-matches.ts";
import { makeMessages } from "../src/alerts/in-time/make-messages.ts";
import type { Database } from "../src/database/database.ts";
import { openInMemory } from "../src/database/open-database.ts";
import { factsOf, productOf } from "./in-time-products.ts";
import { dressOfMany, manySearches, matchingSearches, saveManySearches } from "./many-searches.ts";

test("100 of 10,000 customers hear of a product that matches their searches, with bounded work", async () => {
  const opened = await openInMemory();
  onTestFinished(() => opened.close());
  const now = new Date();
  await saveManySearches(opened, new Date(now.getTime() - 60_000));
  let statements = 0;
  let requests = 0;
  const database: Database = {
    ...opened,
    query: (sql, values) => {
      statements += 1;
      return opened.query(sql, values);
    },
  };
  const { brand, category, size } = dressOfMany;
  const products = new Map([["dress", { publishedAt: now }]]);
  const [facts] = factsOf(products, ["dress"]);
  if (!facts) throw new Error("There is no dress");
  const dress = {
    ...facts,
    metafields: Object.entries({ brand, category }).map(([key, value]) => ({
      namespace: "product_information",
      key,
      value,
    })),
    variants: [{ price: "90.0", options: [{ name: "Size", value: size }] }],
  };
  const storefront = {
    productFacts: async () => {
      requests += 1;
      return [dress];
    },
    productsToWatch: async (ids: readonly string[]) => {
      if (ids.length > 0) requests += 1;
      return ids.map((id) => productOf(products, id));
    },
  };
  await saveChangedProduct(database, "dress", now);
  await findMatches({ database, storefront });
  await makeMessages({ database, storefront });
  const messages = await opened.query<{ id: string }>("SELECT customer_id AS id FROM alert_message");
  expect(new Set(messages.map(({ id }) => id)).size).toBe(matchingSearches);
  expect(messages).toHaveLength(matchingSearches);
  const [pushes] = await opened.query<{ count: number }>("SELECT count(*) AS count FROM push_message");
  expect(pushes?.count).toBe(matchingSearches);
  // Not one request, page or statement per search.
  expect(requests).toBe(2);
  expect(statements).toBeLessThan(manySearches / 20);
});
