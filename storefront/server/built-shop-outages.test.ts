import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { BuiltShop, down, isBranded, json, waitLonger } from "./built-shop.fixture.ts";

const shop = new BuiltShop();

const impatientShop = new BuiltShop(300);

beforeAll(() => Promise.all([shop.open(), impatientShop.open()]));
afterAll(() => Promise.all([shop.close(), impatientShop.close()]));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  waitLonger();
});
const silent = () => undefined;

test("a shopper who leaves ends the queries for their page", async () => {
  const ended = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  shop.answers = {
    "*": (response) => {
      response.once("close", () => ended.resolve());
      asked.resolve();
    },
  };
  const leaving = new AbortController();
  const visit = shop.get("/search?text=unseen", { signal: leaving.signal }).catch(() => "left");
  await asked.promise;
  leaving.abort();
  expect(await visit).toBe("left");
  await ended.promise;
});

test.each([
  ["/", down],
  ["/search", down],
  ["/search?text=silk", silent],
  ["/products/coat", silent],
  ["/shelves/dresses", down],
])(
  "if the commerce service is down or slow, %s responds with 503 and offers to try again",
  async (path, answer) => {
    impatientShop.answers = { "*": answer };
    const { status, headers, html } = await impatientShop.get(path);
    expect(status).toBe(503);
    expect(headers.get("Retry-After")).toBe("5");
    expect(headers.get("Cache-Control")).toContain("no-store");
    if (path.startsWith("/shelves")) return;
    expect(isBranded(html)).toBe(true);
    expect(html.includes("We’ll be right back")).toBe(true);
    expect(html.match(/<a[^>]*href="[^"]*"[^>]*>Try again<\/a>/g)).toHaveLength(1);
    expect(html.match(/at .*\.(js|ts):\d+/)).toBeNull();
  },
);

test("an existing cart's page responds with 503, too", async () => {
  shop.answers = { "*": down };
  const { status, html } = await shop.get("/cart", {
    headers: { cookie: "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew" },
  });
  expect(status).toBe(503);
  expect(html.includes("We’ll be right back")).toBe(true);
});

test("a shelf that fails to load does not affect the rest of the home page", async () => {
  const nodes = [] as unknown[];
  shop.answers = {
    CategoryCounts: down,
    "*": json({ data: { collection: { id: "1", products: { nodes } } } }),
  };
  const { status, headers, html } = await shop.get("/");
  expect(status).toBe(200);
  expect(html.includes("Yours for less")).toBe(true);
  expect(headers.get("Cache-Control")).toContain("no-store");
});

async function pageOf(settings: Readonly<Record<string, string>>, answers: BuiltShop["answers"]) {
  const merchantsShop = new BuiltShop();
  onTestFinished(() => merchantsShop.close());
  await merchantsShop.open(settings);
  merchantsShop.answers = answers;
  return merchantsShop.get("/terms");
}

test.each([
  ["the merchant's menu", { STOREFRONT_MENU: "main" }, { Menu: down }],
  ["the markets", { STOREFRONT_MARKETS: "en-CA=http://ca.shop.example" }, { Countries: down }],
])("a page without %s is shown, but not kept", async (_name, settings, answers) => {
  const { status, headers, html } = await pageOf(settings, answers);
  expect(status).toBe(200);
  expect(isBranded(html)).toBe(true);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
});

test("pages without a menu that the shop may not read are kept", async () => {
  const errors = [{ message: "denied", extensions: { code: "ACCESS_DENIED" } }];
  const denied = json({ data: { menu: null }, errors });
  const { headers } = await pageOf({ STOREFRONT_MENU: "main" }, { Menu: denied });
  expect(headers.get("Cache-Control")).toContain("public");
});

const huge = json({ data: { collection: { id: "x".repeat(6 * 1024 * 1024) } } });

test.each([
  ["/search", "no field", json({ data: {} })],
  ["/search", "no data", json({ data: null })],
  ["/search?text=silk", "null for the search", json({ data: { search: null } })],
  ["/brands", "null for the brands", json({ data: { metaobjects: null } })],
  ["/products/coat", "no field", json({ data: {} })],
  ["/search", "more than 5 MB", huge],
  ["/search", "half an answer", (response: ServerResponse) => response.end('{"data":{"collec')],
] as const)("%s responds with 503 and offers to try again: %s", async (path, _name, answer) => {
  shop.answers = { "*": answer };
  const { status, headers, html } = await shop.get(path);
  expect(status).toBe(503);
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(html.match(/<a[^>]*href="[^"]*"[^>]*>Try again<\/a>/g)).toHaveLength(1);
});

test.each([
  ["no field", json({ data: {} })],
  ["no data", json({ data: null })],
])("the cart does not look empty: %s", async (_name, answer) => {
  shop.answers = { "*": answer };
  const { status, html } = await shop.get("/cart", {
    headers: { cookie: "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew" },
  });
  expect(status).toBe(503);
  expect(html.includes("We’ll be right back")).toBe(true);
});
