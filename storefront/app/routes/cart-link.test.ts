import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BuiltShop, json } from "../../server/built-shop.fixture.ts";
import { cart, line, throttled } from "./cart.fixture.ts";

const shop = new BuiltShop();

beforeAll(() => shop.open());
afterAll(() => shop.close());

const payload = { cart: cart(line), userErrors: [] };
const refused = {
  cart: null,
  userErrors: [{ code: "INVALID", field: ["lines"], message: "No such variant" }],
};

beforeEach(() => {
  shop.asked = [];
  shop.answers = {
    Cart: json({ data: { cart: cart(line) } }),
    cartCreate: json({ data: { cartCreate: payload } }),
    cartLinesAdd: json({ data: { cartLinesAdd: payload } }),
    CartDiscountCodesUpdate: json({ data: { cartDiscountCodesUpdate: payload } }),
  };
});

const cookie = "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew";
const open = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  shop.get(path, { method, headers });
const changes = () => shop.asked.map(({ operationName }) => operationName).filter((name) => name !== "Cart");

test("a cart link fills a new cart", async () => {
  const { status, headers } = await open("/cart/1:2?discount=WELCOME");
  expect([status, headers.get("Location")]).toEqual([303, "/cart"]);
  expect(headers.get("Set-Cookie")).toContain(cookie);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(changes()).toEqual(["cartCreate", "CartDiscountCodesUpdate"]);
});

test("a cart link adds to the shopper's cart and replaces nothing", async () => {
  await open("/cart/7:1,1:3,7:1", { cookie });
  expect(changes()).toEqual(["cartLinesAdd"]);
  const added = shop.asked.find(({ operationName }) => operationName === "cartLinesAdd");
  expect(added?.variables["newLines"]).toEqual([
    { merchandiseId: "gid://shopify/ProductVariant/7", quantity: 1 },
  ]);
});

test("a cart link to a product that is gone says so", async () => {
  shop.answers = { ...shop.answers, cartCreate: json({ data: { cartCreate: refused } }) };
  const { status, headers } = await open("/cart/9:1");
  expect([status, headers.get("Location")]).toEqual([303, "/cart?notice=sold"]);
});

test.each([
  ["too many changes", 429, throttled],
  ["a failure of the service", 503, (response: ServerResponse) => response.writeHead(500).end()],
])("a cart link that %s interrupts keeps the cart that it began", async (_what, expected, failure) => {
  shop.answers = {
    ...shop.answers,
    Cart: json({ data: { cart: cart() } }),
    cartLinesAdd: failure,
  };
  const { status, headers } = await open("/cart/1:1,2:1");
  expect(status).toBe(expected);
  expect(headers.get("Set-Cookie")).toContain(cookie);
  expect(headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
});

test("a cart link has at most ten products", async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => `${index + 10}:1`);
  await open(`/cart/${numbers.join(",")}`, { cookie });
  expect(changes()).toHaveLength(10);
});

test.each([
  ["/discount/WELCOME", "/"],
  ["/discount/WELCOME?redirect=/collections/sale%3Fsort=deals", "/collections/sale?sort=deals"],
  ["/discount/WELCOME?redirect=https://evil.example/", "/"],
  ["/discount/WELCOME?redirect=//evil.example", "/"],
  ["/discount/WELCOME?redirect=/%5Cevil.example", "/"],
  ["/discount/WELCOME?redirect=/.//evil.example", "/evil.example"],
  ["/discount/WELCOME?redirect=javascript:alert(1)", "/"],
])("%s applies the code and leads to %s", async (path, location) => {
  const { status, headers } = await open(path);
  expect([status, headers.get("Location")]).toEqual([303, location]);
  expect(headers.get("Set-Cookie")).toContain(cookie);
  const [{ variables } = {}] = shop.asked;
  expect(variables?.["input"]).toMatchObject({ discountCodes: ["WELCOME"] });
});

test.each(["/discount", "/discount/", "/discount/%20"])("%s keeps the code of the cart", async (path) => {
  const { status, headers } = await open(path, { cookie });
  expect([status, headers.get("Location")]).toEqual([303, "/"]);
  expect(shop.asked).toEqual([]);
});

test.each([
  ["a look at the headers", "HEAD", {}],
  ["a prefetch", "GET", { "Sec-Purpose": "prefetch;prerender" }],
  ["an older browser's prefetch", "GET", { "X-Moz": "prefetch" }],
  ["an image of another page", "GET", { "Sec-Fetch-Dest": "image" }],
])("%s of a link changes nothing", async (_what, method, headers: Record<string, string>) => {
  for (const path of ["/cart/1:1", "/discount/WELCOME"]) {
    const { status } = await open(path, { cookie, ...headers }, method);
    expect(status).toBe(400);
  }
  expect(shop.asked).toEqual([]);
});

test.each(["/cart/coat", "/cart/1", "/cart/1:x", "/cart/1:1;2:1", "/cart/c/Z2Nw?key=0"])(
  "%s is not a cart link and leads to the cart",
  async (path) => {
    const { status, headers } = await open(path);
    expect([status, headers.get("Location")]).toEqual([302, "/cart"]);
    expect(shop.asked).toEqual([]);
  },
);
