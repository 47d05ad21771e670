import { monitorEventLoopDelay } from "node:perf_hooks";
import { getNamedType, isNonNullType } from "graphql";
import { afterAll, describe, expect, test } from "vitest";
import { readStorefrontSchema } from "../../../schema/storefront.ts";
import { openTestShop, saveProducts, testProduct } from "../../tests/test-shop.fixture.ts";
import { saveMetaobject } from "../catalog/metaobjects/metaobject-writer.ts";
import { saveRedirect } from "../catalog/redirects/redirect-store.ts";
import { saveCollection } from "../collections/collection-writer.ts";
import { type Database, openDatabase } from "../database/database.ts";

/** Rows that the service has read. */
let rows = 0;

/** A database that counts the rows which are read as lists. */
function countingDatabase(): Database {
  const database = openDatabase(":memory:");
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    const statement = prepare(sql);
    const all = statement.all.bind(statement) as (...values: unknown[]) => Record<string, never>[];
    statement.all = (...values: unknown[]) => {
      const found = all(...values);
      rows += found.length;
      return found;
    };
    return statement;
  };
  return database;
}

/** Entries of each list of the shop. */
const many = 600;
const numbers = Array.from({ length: many }, (_, index) => index);

const database = countingDatabase();
saveProducts(
  database,
  ...numbers.map((at) =>
    testProduct(`product-${at}`, {
      tags: [`tag-${at}`],
      productType: `type-${at}`,
      vendor: `vendor-${at % 9}`,
    }),
  ),
);
for (const at of numbers) {
  const filters = at % 3 === 0 ? [] : [{ productVendor: `vendor-${at % 9}` }];
  saveCollection(database, { handle: `collection-${at}`, title: `Collection ${at}`, filters });
  saveMetaobject(database, { type: "lists", handle: `list-${at}`, fields: { text: "text" } });
  saveRedirect(database, { path: `/old-${at}`, target: "/new" });
}
const shop = await openTestShop({}, database);
afterAll(() => shop.close());

/** Root fields with a page of a list, and what they need besides its size. */
const required: Readonly<Record<string, string>> = {
  metaobjects: 'type: "lists"',
  productTags: "",
  productTypes: "",
  search: 'query: "product"',
};

const root = readStorefrontSchema("latest").getQueryType()!;
const connections = Object.values(root.getFields()).filter(({ type }) =>
  getNamedType(type).name.endsWith("Connection"),
);

const page = 10;
const asked = [
  ...connections.map(
    ({ name }) =>
      `${name}(${["first: 10", required[name] ?? ""].filter(Boolean).join(", ")}) { pageInfo { endCursor } }`,
  ),
  'predictiveSearch(query: "collection") { collections { handle } }',
  "sitemap(type: PRODUCT) { pagesCount { count } resources(page: 4) { items { handle } } }",
  "sitemap(type: COLLECTION) { pagesCount { count } }",
  'menu(handle: "main-menu") { items { title } }',
];

test("every connection of the root is asked for with what it requires", () => {
  const missing = connections.filter(
    ({ name, args }) => args.some(({ type }) => isNonNullType(type)) && required[name] === undefined,
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

async function read(query: string): Promise<{ rows: number; pause: number }> {
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  rows = 0;
  const { errors } = await shop.execute(query, {}, "2026-04");
  pauses.disable();
  expect(errors).toBeUndefined();
  return { rows, pause: pauses.max / 1e6 };
}

describe("a list of the whole shop is read once for a document, however often it is asked for", () => {
  test.each(asked)("%s", async (field) => {
    const once = await read(`{ a: ${field} }`);
    const aliases = Array.from({ length: 40 }, (_, at) => `a${at}: ${field}`);
    const often = await read(`{ ${aliases.join(" ")} }`);
    expect(often.rows - once.rows).toBeLessThanOrEqual(40 * (page + 3));
    expect(often.pause).toBeLessThan(200);
  });

  test("the collections of products", async () => {
    const collections = "collections(first: 3) { nodes { handle } }";
    const query = (first: number) => `{ products(first: ${first}) { nodes { ${collections} } } }`;
    const once = await read(query(1));
    const often = await read(query(250));
    expect(often.rows - once.rows).toBeLessThanOrEqual(250);
    expect(often.pause).toBeLessThan(200);
  });
});
