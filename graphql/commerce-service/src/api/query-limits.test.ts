import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from "graphql";
import { afterEach, expect, test } from "vitest";
import { testCart } from "../cart/cart.fixture.ts";
import type { CartInput } from "../cart/cart-operations.ts";
import { run } from "../database/statement.ts";
import { globalId } from "../shared/global-id.ts";
import type { Settings } from "../shared/settings/settings.ts";
import { openTestShop, testProduct, saveProducts, type TestShop } from "../../tests/test-shop.fixture.ts";
import { type ApiPlatform, createContext } from "./context.ts";
import { send } from "./graphql-handler.fixture.ts";

let shop: TestShop | undefined;

afterEach(() => shop?.close());

async function open(settings: Partial<Settings> = {}): Promise<TestShop> {
  shop = await openTestShop(settings);
  return shop;
}

async function execute(query: string, settings: Partial<Settings> = {}) {
  return send(await open(settings), { body: JSON.stringify({ query }) });
}
const nested = (depth: number): string =>
  `{ product(handle: "a") ${"{ variants(first: 1) { nodes { product ".repeat(depth)} { id } ${"} } }".repeat(depth)} }`;

test("a query that is too deep is rejected", async () => {
  expect((await execute(nested(4))).errors).toBeUndefined();
  expect(await execute(nested(6))).toMatchObject({ code: "LIMIT_EXCEEDED" });
});

test("a query that hides its depth in fragments is rejected", async () => {
  const fragments = Array.from(
    { length: 7 },
    (_, at) =>
      `fragment F${at} on Product { variants(first: 1) { nodes { product { ${at === 6 ? "id" : `...F${at + 1}`} } } } }`,
  );
  expect(await execute(`{ product(handle: "a") { ...F0 } } ${fragments.join(" ")}`)).toMatchObject({
    code: "LIMIT_EXCEEDED",
  });
});

test("a query that multiplies fields with fragments is rejected", async () => {
  const doubling = Array.from(
    { length: 12 },
    (_, at) => `fragment D${at} on Shop { ${at === 11 ? "name" : `...D${at + 1} ...D${at + 1}`} }`,
  );
  expect(await execute(`{ shop { ...D0 } } ${doubling.join(" ")}`)).toMatchObject({
    code: "LIMIT_EXCEEDED",
  });
});

test("a query with circular fragments is rejected", async () => {
  expect(
    (await execute("{ shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }")).errors,
  ).not.toHaveLength(0);
});

test("a query with too many aliases is rejected", async () => {
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, at) => `a${at}: shop { name }`).join(" ")} }`;
  expect((await execute(aliases(50))).errors).toBeUndefined();
  expect(await execute(aliases(51))).toMatchObject({ code: "LIMIT_EXCEEDED" });
});

test("a query with too many tokens is rejected", async () => {
  expect((await execute(`{ shop { ${"name ".repeat(5000)} } }`)).errors?.[0]?.message).toContain(
    "3000 tokens",
  );
});

const deep = (start: string, open: string, close: string, end: string) => (depth: number) =>
  `${start}${open.repeat(depth)}${close.repeat(depth)}${end}`;

test.each<[what: string, nest: (depth: number) => string]>([
  ["default values", deep("query ($a: Int = ", "[", "]", ") { shop { name } }")],
  ["objects", deep("query ($a: Int = ", "{ a: ", "}", ") { shop { name } }")],
  ["lists of an argument", deep("{ products(first: ", "[", "]", ") { nodes { id } } }")],
  ["types", (depth) => deep("query ($a: ", "[", "]", ") { shop { name } }")(depth).replace("[]", "[Int]")],
  ["fields", deep("", "{ a ", "}", "")],
  ["unfinished fields", (depth) => "{ a ".repeat(depth)],
])("%s that are nested thousands of times are refused before they are parsed", async (_what, nest) => {
  for (const depth of [60, 1400, 20_000])
    expect(await execute(nest(depth))).toMatchObject({ status: 200, code: "LIMIT_EXCEEDED" });
});

test("a query may introspect the whole schema, also in production", async () => {
  const { data } = await execute(getIntrospectionQuery(), { mode: "production" });
  const schema = buildClientSchema(data as IntrospectionQuery);
  expect(schema.getQueryType()?.name).toBe("QueryRoot");
});

test("a query that introspects the schema many times is rejected", async () => {
  const types = "types { fields { type { fields { name } } } }";
  expect(await execute(`{ a: __schema { ${types} } b: __schema { ${types} } }`)).toMatchObject({
    code: "MAX_COST_EXCEEDED",
  });
});

test("a query that triggers a bug reveals no details", async () => {
  const opened = await open();
  saveProducts(opened.database, testProduct("a"));
  run(opened.database, "DROP TABLE product_option");
  const { errors, code } = await send(opened, {
    body: JSON.stringify({ query: `{ product(handle: "a") { options { name } } }` }),
  });
  expect([errors?.[0]?.message, code]).toEqual(["Something went wrong.", "INTERNAL_SERVER_ERROR"]);
  expect(JSON.stringify(errors)).not.toContain("product_option");
});

test("a query reads a cart once, however often it names it", async () => {
  const { database } = await open();
  const id = globalId("Cart", testCart(database, []).token);
  const { readCart } = createContext({ database } as ApiPlatform, {
    customer: undefined,
    network: undefined,
    signal: new AbortController().signal,
  });
  expect(await readCart(id)).not.toBeNull();
  expect(readCart(id)).toBe(readCart(id));
});

test("a query reads at most 10 carts", async () => {
  const opened = await open();
  const carts = (count: number) =>
    Array.from({ length: count }, () => globalId("Cart", testCart(opened.database, []).token));
  const query = (ids: readonly string[]) => ({
    body: JSON.stringify({
      query: `{ ${ids.map((id, at) => `a${at}: cart(id: "${id}") { id }`).join(" ")} }`,
    }),
  });
  expect((await send(opened, query(carts(10)))).errors).toBeUndefined();
  expect(await send(opened, query(carts(11)))).toMatchObject({ code: "LIMIT_EXCEEDED" });
});

test("a network reads large carts a few times, and ordinary carts always", async () => {
  const opened = await open();
  const { url, database } = opened;
  const attributes = Array.from({ length: 50 }, (_, at) => ({ key: `a${at}`, value: "x".repeat(4090) }));
  const carts = (count: number, input: CartInput) =>
    Array.from({ length: count }, () => globalId("Cart", testCart(database, [], input).token));
  const read = async (ids: readonly string[], network: string) => {
    const response = await fetch(`${url}/api/2023-10/graphql.json`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": network },
      body: JSON.stringify({
        query: `{ ${ids.map((id, at) => `a${at}: cart(id: "${id}") { id }`).join(" ")} }`,
      }),
    });
    return response.status;
  };
  const [large, ordinary] = [carts(10, { attributes }), carts(10, {})];
  for (const status of [200, 200, 200, 429]) expect(await read(large, "203.0.113.7")).toBe(status);
  expect(await read(ordinary, "203.0.113.7")).toBe(200);
  expect(await read(large, "203.0.113.8")).toBe(200);
  // Of a long list of nodes, all but the first wait for it.
  const nodes = {
    headers: { "x-forwarded-for": "203.0.113.7" },
    body: JSON.stringify({
      query: "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
      variables: { ids: Array.from({ length: 50 }, (_, at) => large[at % 10]) },
    }),
  };
  expect(await send(opened, nodes)).toMatchObject({ status: 429, code: "THROTTLED" });
});

test("a response larger than 4 MB is refused", async () => {
  const opened = await open();
  const attributes = Array.from({ length: 50 }, (_, at) => ({ key: `a${at}`, value: "x".repeat(4096) }));
  const id = globalId("Cart", testCart(opened.database, [], { attributes }).token);
  const query = (times: number) => ({
    body: JSON.stringify({
      query: "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Cart { attributes { value } } } }",
      variables: { ids: Array.from({ length: times }, () => id) },
    }),
  });
  expect((await send(opened, query(18))).errors).toBeUndefined();
  const { data, code } = await send(opened, query(22));
  expect([data, code]).toEqual([undefined, "LIMIT_EXCEEDED"]);
});
