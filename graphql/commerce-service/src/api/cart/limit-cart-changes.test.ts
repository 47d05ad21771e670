import { afterEach, beforeEach, expect, test } from "vitest";
import { saveTestVariant, testCart } from "../../cart/cart.fixture.ts";
import { globalId } from "../../shared/global-id.ts";
import { openTestShop, type TestShop } from "../../../tests/test-shop.fixture.ts";
import { send } from "../graphql-handler.fixture.ts";

let shop: TestShop;
let variant: string;
beforeEach(async () => {
  shop = await openTestShop();
  variant = saveTestVariant(shop.database, "Gift", { inventory: null });
});
afterEach(() => shop.close());

const carrier = "203.0.113.7";

async function ask(query: string, variables: object = {}, network: string | null = carrier) {
  const sent = {
    path: "2026-04/graphql.json",
    headers: network === null ? {} : { "x-forwarded-for": network },
    body: JSON.stringify({ query, variables }),
  };
  const result = await send(shop, sent);
  const codes = result.errors?.map(({ extensions }) => extensions?.code) ?? [];
  return { ...result, throttled: codes.filter((code) => code === "THROTTLED").length };
}

/** A cart of 200 kB. */
function largeCart(): string {
  const attributes = Array.from({ length: 50 }, (_, at) => ({ key: `a${at}`, value: "x".repeat(4090) }));
  return globalId("Cart", testCart(shop.database, [variant], { attributes }).token);
}

const repeated = (ids: readonly string[], field: (id: string) => string) =>
  `mutation { ${ids.map((id, at) => `a${at}: ${field(id)}`).join(" ")} }`;

test.each([
  ["copies of a large cart", () => Array(50).fill(largeCart()), (id: string) => `cartClone(cartId: "${id}")`],
  [
    "changes of 50 large carts",
    () => Array.from({ length: 50 }, largeCart),
    (id: string) => `cartNoteUpdate(cartId: "${id}", note: "n")`,
  ],
])("%s in one request count what they read and write", async (_what, carts, field) => {
  const query = repeated(carts(), (id) => `${field(id)} { cart { id } }`);
  const attack = await ask(query);
  expect(attack).toMatchObject({ status: 429, throttled: 21 });
  expect(Number(attack.response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(query)).throttled).toBe(50);
  expect((await ask(`mutation { cartNoteUpdate(cartId: "x", note: "n") { cart { id } } }`)).throttled).toBe(
    1,
  );
  expect((await ask(query, {}, "203.0.113.8")).throttled).toBe(21);
});

const setMetafields = `mutation ($metafields: [CartMetafieldsSetInput!]!) {
  cartMetafieldsSet(metafields: $metafields) { metafields { parentResource { ... on Cart { id } } } } }`;
const metafieldsOf = (carts: readonly string[]) => ({
  metafields: carts.map((ownerId) => ({ ownerId, key: "gift", type: "boolean", value: "true" })),
});

test("metafields of 25 large carts count all of them", async () => {
  const metafields = metafieldsOf(Array.from({ length: 25 }, largeCart));
  expect(await ask(setMetafields, metafields)).toMatchObject({ status: 200, throttled: 0 });
  expect(await ask(setMetafields, metafields)).toMatchObject({ status: 429, throttled: 1 });
});

test("metafields that ask for their cart multiply its cost", async () => {
  const lines = "lines(first: 100) { nodes { attributes { key } } }";
  const query = setMetafields.replace("{ id }", `{ ${lines} }`);
  const cart = globalId("Cart", testCart(shop.database, [variant]).token);
  expect((await ask(query, metafieldsOf([cart]))).errors).toBeUndefined();
  expect(await ask(query, metafieldsOf(Array(25).fill(cart)))).toMatchObject({ code: "MAX_COST_EXCEEDED" });
});

test("changes from this machine are never refused", async () => {
  const query = repeated(Array(50).fill(largeCart()), (id) => `cartClone(cartId: "${id}") { cart { id } }`);
  expect((await ask(query, {}, null)).throttled).toBe(0);
});

test("200 shoppers of one carrier's address are served within ten minutes", async () => {
  const statuses = new Set<number>();
  const add = `mutation ($cart: ID!, $lines: [CartLineInput!]!) {
    cartLinesAdd(cartId: $cart, lines: $lines) { cart { id } userErrors { code } } }`;
  for (let shopper = 0; shopper < 200; shopper += 1) {
    const { status, data } = await ask("mutation { cartCreate { cart { id } } }");
    statuses.add(status);
    const { cartCreate } = data as { cartCreate: { cart: { id: string } } };
    for (const key of ["a", "b", "c", "d", "e"]) {
      const lines = [{ merchandiseId: variant, attributes: [{ key, value: "A gift message. ".repeat(20) }] }];
      statuses.add((await ask(add, { cart: cartCreate.cart.id, lines })).status);
    }
  }
  expect([...statuses]).toEqual([200]);
}, 60_000);
