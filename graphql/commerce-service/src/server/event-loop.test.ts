import { setImmediate } from "node:timers/promises";
import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addLines, openCart } from "../cart/cart-operations.ts";
import { saveTestVariant, testCart } from "../cart/cart.fixture.ts";
import { lineGlobalId } from "../cart/lines/cart-lines.ts";
import { validForm } from "../checkout/shopper.fixture.ts";
import { globalId } from "../shared/global-id.ts";
import { advanceOrders } from "../orders/advance-orders.ts";
import { importDemoShop } from "../../tests/demo-shop.fixture.ts";
import { openTestShop, type TestShop } from "../../tests/test-shop.fixture.ts";

/** Milliseconds of CPU time that other requests may wait for a hostile one. */
const mostTime = 50;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await importDemoShop(shop.database);
  // Build the schema and compile the code before measuring.
  await longestTurn(() => query('{ predictiveSearch(query: "dress") { products { id } } }'));
});
afterAll(() => shop.close());

/** The most CPU time (ms) of one turn during `work`: elapsed time would include waiting on a busy machine. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = processorTime();
  const endTurn = (): void => {
    const now = processorTime();
    longest = Math.max(longest, now - last);
    last = now;
    turn = globalThis.setImmediate(endTurn);
  };
  let turn = globalThis.setImmediate(endTurn);
  await work();
  // Count the turn that ended the work, too.
  await setImmediate();
  clearImmediate(turn);
  return longest;
}

/** The shorter of two measurements, because the first one also compiles code. */
async function longestTurnOfTwo(work: () => Promise<unknown>): Promise<number> {
  return Math.min(await longestTurn(work), await longestTurn(work));
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const query = (text: string, variables: object = {}) =>
  fetch(`${shop.url}/api/unstable/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: text, variables }),
  }).then((response) => response.text());

/** The largest text that a request may contain. */
const filled = (text: string) => text.repeat(Math.floor(125_000 / text.length));
const letters = "abcdefghijklmnopqrstuvwxyz";
/** Different words that nearly occur in the catalog, so that each one is looked up and corrected. */
const misspelled = (count: number, between: string) =>
  Array.from(
    { length: count },
    (_, at) => `dres${letters[at % 26]}${letters[Math.floor(at / 26) % 26]}`,
  ).join(between);

const predict = "query ($q: String!) { predictiveSearch(query: $q) { products { id } queries { text } } }";
const search =
  "query ($q: String!) { search(query: $q, first: 50) { nodes { __typename } productFilters { id } } }";
const products = "query ($q: String!) { products(query: $q, first: 50) { nodes { id } } }";

describe.each([
  ["predictiveSearch", predict],
  ["search", search],
  ["products", products],
])("%s with 125 kB of", (_name, operation) => {
  test.each([
    ["hyphenated words", misspelled(15_000, "-")],
    ["words", misspelled(15_000, " ")],
    ["prefixes", misspelled(15_000, "* ")],
    ["one word", filled("a")],
    ["quotation marks", filled('"')],
    ["opening parentheses", filled("(")],
    ["negations", filled("-(")],
    ["NOT", filled("NOT ")],
    ["field names", filled("title:")],
    ["ids", filled("id:1 OR ")],
    ["accents", filled("ǘ")],
    ["words split by dots", filled("a.")],
    ["one hyphenated word", `x${filled("-linen")}`],
    ["spaces", `a${filled(" ")}b`],
    ["alternatives", filled("a OR ")],
    ["combining marks", filled("e\u0301")],
    ["emoji", filled("👗")],
  ])("%s: other requests do not wait", async (_what, q) => {
    expect(await longestTurn(() => query(operation, { q }))).toBeLessThan(mostTime);
  });
});

test.each([
  [
    "of 50 searches",
    `{ ${Array.from({ length: 50 }, (_, at) => `a${at}: predictiveSearch(query: "${letters[at % 26]}${at} ${misspelled(15, " ")}") { products { id } }`).join(" ")} }`,
  ],
  ["of 2,900 equal fields", `{ shop { ${"name ".repeat(2900)} } }`],
  ["of 900 equal objects", `{ ${"shop { name } ".repeat(580)} }`],
  ["of nested lists", `query { shop(a: ${"[".repeat(2900)}) { name } }`],
  ["of nested selections", `{ products(first: 1) ${"{ nodes { collections(first: 1) ".repeat(400)}`],
  ["of brackets", filled("[")],
  ["of 5,000 aliases", `{ ${Array.from({ length: 5_000 }, (_, at) => `a${at}: shop { name }`).join(" ")} }`],
  ["of many operations", filled("query { shop { name } } ")],
  ["of directives", `{ shop ${"@a ".repeat(1400)} { name } }`],
  [
    "of fragments that overlap",
    `{ ${Array.from({ length: 200 }, (_, at) => `...F${at}`).join(" ")} } ${Array.from({ length: 200 }, (_, at) => `fragment F${at} on QueryRoot { shop { name id } }`).join(" ")}`,
  ],
  ["of 125 kB in one line", filled("{ shop { name } } ")],
  [
    "of 250 products with all they have",
    `{ products(first: 250) { filters { id values { id label count } } nodes { id title description descriptionHtml
         tags options { values } priceRange { minVariantPrice { amount } } images(first: 10) { nodes { url } }
         metafields(identifiers: [{ namespace: "product_information", key: "condition" }]) { value }
         variants(first: 4) { nodes { id title availableForSale price { amount } } } } } }`,
  ],
  [
    "of as many products as it may ask for",
    `{ ${Array.from({ length: 49 }, (_, at) => `a${at}: products(first: 250) { nodes { id title description tags handle } }`).join(" ")} }`,
  ],
])("a document %s: other requests do not wait", async (_what, text) => {
  expect(await longestTurnOfTwo(() => query(text))).toBeLessThan(mostTime);
});

test("a document that introspects the schema: other requests do not wait", async () => {
  expect(await longestTurnOfTwo(() => query(getIntrospectionQuery()))).toBeLessThan(mostTime);
});

const formFields = ["email", "firstName", "zip", "phone", "discount", "cardNumber", "expiry"];
const spaces = " ".repeat(28_000);
const formTexts = {
  digits: "1".repeat(28_000),
  "spaces and a letter": `+12${spaces}x`,
  dots: `a@${".".repeat(28_000)}@`,
  "letters and dots": `a@${"a.".repeat(14_000)}`,
  "at signs": "@a".repeat(14_000),
  dashes: "1-".repeat(14_000),
  "dashes and spaces": `${"- ".repeat(14_000)}x`,
};
const forms = formFields.flatMap((field) =>
  Object.entries(formTexts).map(([what, text]) => ({ field, what, text })),
);
test.each(forms)(
  "a checkout form whose $field has 28 kB of $what: other requests do not wait",
  async ({ field, text }) => {
    const cart = testCart(shop.database, [saveTestVariant(shop.database, "Slow dress")]);
    const send = (checkoutToken: string, action: string) =>
      fetch(`${shop.url}/checkouts/${checkoutToken}`, {
        method: "POST",
        headers: { origin: shop.url },
        body: new URLSearchParams({ ...validForm, action, [field]: text }),
      });
    for (const token of [cart.checkoutToken, "a-token-that-no-cart-has-1"])
      for (const action of ["pay", "apply"])
        expect(await longestTurn(() => send(token, action))).toBeLessThan(mostTime);
  },
);

describe("the largest cart", () => {
  const email = "largest@circlet.example";
  let variant: string;
  beforeAll(() => {
    variant = saveTestVariant(shop.database, "Gift", { inventory: null });
  });

  /** Attributes of the lines differ only in the last one. */
  const attributesOf = (at: number) => [
    ...Array.from({ length: 19 }, (_, key) => ({ key: `${key}`, value: "x" })),
    { key: "For", value: String(at) },
  ];

  /** 500 lines and 250 kB of attributes. */
  function largestCart() {
    const id = (token: string) => globalId("Cart", token);
    const { token, checkoutToken } = testCart(shop.database, []);
    const context = { database: shop.database, now: new Date(), soldOut: "refused" as const };
    const line = (at: number) => ({
      merchandiseId: variant,
      attributes: attributesOf(at),
    });
    for (const start of [0, 250])
      addLines(
        context,
        id(token),
        Array.from({ length: 250 }, (_, at) => line(start + at)),
      );
    const cart = openCart(context, id(token));
    const lines = cart?.lines.map((line) => lineGlobalId(cart, line.token)) ?? [];
    return { id: id(token), checkoutToken, lines, total: String(cart?.cost.total) };
  }
  const pay = ({ checkoutToken, total }: ReturnType<typeof largestCart>) =>
    fetch(`${shop.url}/checkouts/${checkoutToken}`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: shop.url },
      body: new URLSearchParams({ ...validForm, email, total }),
    }).then(({ headers }) => headers.get("location"));

  test.each([
    ["is read", "query ($id: ID!) { cart(id: $id) { id } }"],
    ["is changed", 'mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "n") { cart { id } } }'],
    ["is copied", "mutation ($id: ID!) { cartClone(cartId: $id) { cart { id } } }"],
    [
      "is changed 20 times in one request",
      `mutation ($id: ID!) { ${Array.from({ length: 20 }, (_, at) => `a${at}: cartNoteUpdate(cartId: $id, note: "${at}") { cart { id } }`).join(" ")} }`,
    ],
  ])("the largest cart %s: other requests do not wait", async (_what, text) => {
    const { id } = largestCart();
    expect(await longestTurnOfTwo(() => query(text, { id }))).toBeLessThan(mostTime);
  });

  test.each([
    ["gets more units", "lines: [CartLineUpdateInput!]!", "cartLinesUpdate", { quantity: 3 }],
    ["is merged", "lines: [CartLineUpdateInput!]!", "cartLinesUpdate", { attributes: [] }],
    ["is removed", "lineIds: [ID!]!", "cartLinesRemove", undefined],
  ])(
    "half of the largest cart %s: other requests do not wait",
    async (_what, parameter, mutation, change) => {
      const [name = ""] = parameter.split(":");
      const text = `mutation ($id: ID!, $${parameter}) {
      ${mutation}(cartId: $id, ${name}: $${name}) { cart { totalQuantity } userErrors { message } } }`;
      const half = largestCart();
      const ids = half.lines.slice(250);
      const input = change ? ids.map((line) => ({ id: line, ...change })) : ids;
      expect(
        await longestTurn(async () => {
          expect(await query(text, { id: half.id, [name]: input })).toContain('"userErrors":[]');
        }),
      ).toBeLessThan(mostTime);
    },
  );

  test("the largest cart is paid, shipped and mailed: other requests do not wait", async () => {
    const carts = [largestCart(), largestCart()];
    expect(
      await longestTurnOfTwo(async () => {
        const cart = carts.pop();
        expect(cart && (await pay(cart))).toContain("/thank-you");
      }),
    ).toBeLessThan(mostTime);
    expect(
      await longestTurn(async () =>
        advanceOrders(shop.database, { unchangedSince: new Date(), most: 100, now: new Date() }),
      ),
    ).toBeLessThan(mostTime);
    expect(
      await longestTurnOfTwo(() => fetch(`${shop.url}/mailbox?email=${email}`).then((page) => page.text())),
    ).toBeLessThan(mostTime);
  });
});

test("a busy turn is measured", async () => {
  const busy = async () => {
    const end = processorTime() + 2 * mostTime;
    while (processorTime() < end);
  };
  expect(await longestTurn(busy)).toBeGreaterThan(mostTime);
});
