import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testCart, saveTestVariant } from "../../graphql/commerce-service/src/cart/cart.fixture.ts";
import { Checkout } from "../../graphql/commerce-service/src/checkout/shopper.fixture.ts";
import { openDatabase } from "../../graphql/commerce-service/src/database/database.ts";
import { importDemoShop } from "../../graphql/commerce-service/src/testing/demo-shop.fixture.ts";
import { openTestShop, type TestShop } from "../../graphql/commerce-service/src/testing/test-shop.fixture.ts";
import { longestDelay } from "./event-loop.ts";

// Many requests one after another: on a busy machine they take minutes.
vi.setConfig({ testTimeout: 300_000 });

/**
 * Sends inputs that take a careless program quadratic time or worse. The service runs in this process, so the longest
 * pause of the event loop is the longest time that other shoppers had to wait.
 */

/** In milliseconds. Generous for a busy machine; a quadratic algorithm takes seconds. */
const bound = 1_000;

let shop: TestShop;
let checkout: Checkout;

beforeAll(async () => {
  const db = openDatabase(":memory:");
  await importDemoShop(db);
  const cart = testCart(db, [saveTestVariant(db, "Coat")]);
  shop = await openTestShop({}, db);
  checkout = await new Checkout(`${shop.url}/checkouts/${cart.checkoutToken}`).open();
  // Warm up: the first query compiles.
  await predictive("dress");
  await search("dress");
}, 120_000);
afterAll(() => shop.close());

const predictive = (query: string) =>
  shop.execute("query ($query: String!) { predictiveSearch(query: $query) { products { id } } }", { query });
const search = (query: string) =>
  shop.execute("query ($query: String!) { search(query: $query, first: 5) { nodes { __typename } } }", {
    query,
  });
const products = (query: string) =>
  shop.execute("query ($query: String!) { products(query: $query, first: 5) { nodes { id } } }", { query });

/** About the largest text that a request may contain. */
const length = 100_000;
const repeat = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

const different = (word: (index: number) => string) =>
  Array.from({ length: length / 5 }, (_, index) => word(index))
    .join("")
    .slice(0, length);

/** Texts that are expensive for tokenizers, spelling correction, trimming and backtracking. */
const texts: Readonly<Record<string, string>> = {
  letters: repeat("a"),
  "misspelled words": repeat("drss blak slik "),
  "hyphenated words": repeat("a-b-c-d-e-f-"),
  "one hyphenated word": `x${repeat("-linen")}`,
  spaces: `a${repeat(" ")}b`,
  quotes: repeat('"'),
  parentheses: repeat("("),
  negations: repeat("NOT -"),
  alternatives: repeat("a OR "),
  fields: repeat("tag:a "),
  "combining marks": repeat("e\u0301"),
  "different words": different((index) => `dr${index.toString(36)}ss `),
  "different hyphenated words": different((index) => `dre${index.toString(36)}s-bla${index.toString(36)}k `),
  "one long hyphenated word": different((index) => `li${index.toString(36)}en-`),
  emoji: repeat("👗"),
};

const fields: readonly string[] = ["email", "firstName", "zip", "phone", "discount", "cardNumber", "expiry"];
const cases: readonly (readonly [string, (text: string) => Promise<unknown>])[] = [
  ["the suggestions", predictive],
  ["the search", search],
  ["the filter of products", products],
];

test("a busy event loop is measured", async () => {
  const busy = async () => {
    const before = process.threadCpuUsage();
    while (process.threadCpuUsage(before).user < bound * 1000);
  };
  expect(await longestDelay(busy)).toBeGreaterThan(bound * 0.9);
});

test.each(
  cases.flatMap(([what, send]) =>
    Object.entries(texts).map(([name, text]) => [what, name, send, text] as const),
  ),
)("%s: %s", async (_what, _name, send, text) => {
  expect(await longestDelay(() => send(text))).toBeLessThan(bound);
});

const formTexts = {
  digits: "1".repeat(30_000),
  "spaces and a letter": `${" ".repeat(30_000)}a`,
  dots: `a@${"a.".repeat(15_000)}`,
  "at signs": "@a".repeat(15_000),
  dashes: "1-".repeat(15_000),
};
test.each(
  fields.flatMap((field) => Object.entries(formTexts).map(([name, text]) => [field, name, text] as const)),
)("the checkout's field %s: %s", async (field, _name, text) => {
  const delay = await longestDelay(() => checkout.send({ [field]: text, action: "pay" }));
  expect(delay).toBeLessThan(bound);
});

test.each<[string, string]>([
  ["nested selections", `{ products(first: 1) ${"{ nodes { collections(first: 1) ".repeat(400)}`],
  ["nested lists", `{ products(query: ${"[".repeat(40_000)}`],
  ["aliases", `{ ${Array.from({ length: 5_000 }, (_, index) => `a${index}: shop { name }`).join(" ")} }`],
  [
    "fragments in a circle",
    "query { ...a } fragment a on QueryRoot { ...b } fragment b on QueryRoot { ...a }",
  ],
  ["directives", `{ shop ${"@a ".repeat(30_000)} { name } }`],
  ["many operations", "query { shop { name } } ".repeat(4_000)],
])("a query of %s", async (_what, document) => {
  const delay = await longestDelay(async () => {
    const { errors } = await shop.execute(document);
    expect(errors).toBeDefined();
  });
  expect(delay).toBeLessThan(bound);
});
