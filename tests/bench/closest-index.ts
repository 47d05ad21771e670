/**
 * Measures the extensions service's index of 100,000 products on each of its databases: the first look, a listing of what is
 * closest to a garment, and its numbers beside the filters, while one product a second changes. Prints milliseconds of CPU
 * time, and fails if one exceeds its limit.
 *
 *   npx pnpm bench closest-index [--products N]
 */
import { parseArgs } from "node:util";
import { readConditions } from "../../graphql/extensions/src/alerts/in-time/conditions.ts";
import { ClosestIndex } from "../../graphql/extensions/src/closest/closest-index.ts";
import { closestPage } from "../../graphql/extensions/src/closest/closest-page.ts";
import { comparedFacts } from "../../graphql/extensions/src/closest/compared-facts.ts";
import { savePage, savePass } from "../../graphql/extensions/src/closest/compared-products.ts";
import type { Database } from "../../graphql/extensions/src/database/database.ts";
import { openDatabase, openInMemory } from "../../graphql/extensions/src/database/open-database.ts";
import { postgresqlPrograms, startPostgresql } from "../../graphql/extensions/tests/postgresql-server.ts";
import { figuresOf, print, printFigure } from "./figures.ts";

const { values: options } = parseArgs({ options: { products: { type: "string", default: "100000" } } });
const products = Number(options.products);

const turns = 500;
const limits = { p99: 20 };
const namespace = "product_information";
const category = { productMetafield: { namespace, key: "category", value: "dresses" } };
const listings = [
  { name: "everything", filters: [], within: null },
  { name: "a category", filters: [category], within: null },
  {
    name: "a size and a price within 2 in",
    filters: [category, { variantOption: { name: "Size", value: "M" } }, { price: { min: 30, max: 100 } }],
    within: 2,
  },
];

/** A fixed pseudo-random sequence, the same on every run. */
let state = 7;
const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
const oneOf = (values: readonly string[]) => values[random(values.length)] ?? "";

function rowOf(number: number) {
  const variants = ["S", "M", "L"].slice(random(3)).map((size) => ({
    size,
    values: { "Chest, across": 17 + random(14) / 2, Length: 36 + random(14) / 2 },
  }));
  const brand = `Brand ${random(400)}`;
  const facts = comparedFacts({
    id: `gid://shopify/Product/${number}`,
    vendor: brand,
    productType: "Clothes",
    tags: ["new", `tag ${random(50)}`],
    collections: ["all"],
    createdAt: new Date(1.7e12 + random(1_000_000) * 1000),
    metafields: [
      { namespace, key: "category", value: oneOf(["dresses", "dresses", "tops", "jeans", "shoes"]) },
      { namespace, key: "department", value: "womens" },
      { namespace, key: "brand", value: brand },
      { namespace, key: "condition", value: oneOf(["new", "preowned"]) },
      { namespace, key: "measurements", value: JSON.stringify({ unit: "in", variants }) },
    ],
    variants: variants.map(({ size }) => ({
      isForSale: random(3) > 0,
      price: `${20 + random(200)}.50`,
      options: [
        { name: "Size", value: size },
        { name: "Color", value: oneOf(["Red", "Blue", "Black", "White"]) },
      ],
    })),
  });
  return { id: `gid://shopify/Product/${number}`, facts: JSON.stringify(facts) };
}

async function fill(database: Database): Promise<void> {
  const started = Date.now() - 24 * 3_600_000;
  for (let from = 0; from < products; from += 500) {
    const rows = Array.from({ length: 500 }, (_, at) => rowOf(from + at + 1));
    await savePage(database, rows, new Date(started + from * 100));
  }
  const at = new Date().toISOString();
  await savePass(database, { startedAt: at, afterPage: null, products, nextAt: at, finishedAt: at });
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function measure(name: string, database: Database): Promise<void> {
  await fill(database);
  const index = new ClosestIndex(database);
  const closest = async ({ filters, within }: (typeof listings)[number]) => {
    const conditions = readConditions({ filters, words: [], collection: null });
    if (!conditions) throw new Error("The conditions are not read");
    const garment = { chest: 10 + random(400) / 16, length: 30 + random(400) / 16 };
    const found = await index.compare({ garment, within, conditions, isForSale: false });
    if (!found) throw new Error("The index is not ready");
    closestPage(found.ranked, { first: 80 }, 80);
    return found;
  };
  const start = cpuMilliseconds();
  await closest({ name, filters: [], within: null });
  printFigure(`${name}: the first look`, cpuMilliseconds() - start, "ms");
  let changedAt = performance.now();
  for (const listing of listings) {
    const [pages, numbers]: [number[], number[]] = [[], []];
    for (let turn = -20; turn < turns; turn += 1) {
      if (performance.now() - changedAt > 1000) {
        changedAt = performance.now();
        await savePage(database, [rowOf(1 + random(products))], new Date());
      }
      const before = cpuMilliseconds();
      const { countOf } = await closest(listing);
      const between = cpuMilliseconds();
      countOf("option size=m");
      if (turn < 0) continue;
      pages.push(between - before);
      numbers.push(cpuMilliseconds() - between);
    }
    print(`${name}: ${listing.name}`, figuresOf(pages), limits);
    print(`${name}: its numbers`, figuresOf(numbers), {});
  }
}

const embedded = await openInMemory();
await measure("SQLite", embedded);
await embedded.close();
if (postgresqlPrograms) {
  const server = await startPostgresql();
  const database = await openDatabase({ databaseUrl: await server.newDatabase(), dataDirectory: "" });
  await measure("PostgreSQL", database);
  await database.close();
  await server.close();
}
