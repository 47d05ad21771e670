import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { BuiltShop, json } from "../../server/built-shop.fixture.ts";
import { cart, cartId, line, throttled } from "./cart.fixture.ts";

/** What the cart's script posts to the cart's page. */

const shop = new BuiltShop();

beforeAll(() => shop.open());
afterAll(() => shop.close());

beforeEach(() => {
  shop.asked = [];
  shop.answers = {};
});

const id = "gid://shopify/ProductVariant/1";

const send = (request: unknown, headers: Record<string, string> = {}) =>
  shop.get("/cart", {
    method: "POST",
    body: typeof request === "string" ? request : JSON.stringify(request),
    headers: { "Content-Type": "application/json", ...headers },
  });
const operations = () => shop.asked.map(({ operationName }) => operationName);
const answered = (operation: string, ...lines: unknown[]) => ({
  [operation]: json({ data: { [operation]: { cart: cart(...lines), userErrors: [] } } }),
});

test("a product is added with one request to the commerce service", async () => {
  shop.answers = answered("cartLinesAdd", line);
  const response = await send({ intent: "add", id, cartId, lineIds: [] });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(JSON.parse(response.html)).toMatchObject({
    cart: { id: cartId, lines: [{ id, lineId: line.id, price: 4000 }] },
  });
  expect(operations()).toEqual(["cartLinesAdd"]);
});

test("a line is removed with one request to the commerce service", async () => {
  shop.answers = answered("cartLinesRemove");
  const response = await send({ intent: "remove", id, cartId, lineIds: [line.id] });
  expect(JSON.parse(response.html)).toMatchObject({ cart: { lines: [] } });
  expect(operations()).toEqual(["cartLinesRemove"]);
});

test("a product whose addition may have been lost is not added twice", async () => {
  shop.answers = { Cart: json({ data: { cart: cart(line) } }) };
  expect((await send({ intent: "add", id, cartId })).status).toBe(200);
  expect(operations()).toEqual(["Cart"]);
});

test("a cart of 500 lines is read with three requests to the commerce service", async () => {
  const lines = Array.from({ length: 500 }, (_, at) => ({ ...line, id: `gid://shopify/CartLine/${at}` }));
  shop.answers = {
    Cart: (response) => {
      const { variables = {} } = shop.asked.at(-1) ?? {};
      const start = Number(variables["after"] ?? 0);
      const end = start + Number(variables["lines"]);
      const pageInfo = { hasNextPage: end < lines.length, endCursor: String(end) };
      const page = { ...cart(), lines: { pageInfo, nodes: lines.slice(start, end) } };
      json({ data: { cart: page } })(response);
    },
  };
  const { html } = await send({ intent: "read", cartId });
  const read = (JSON.parse(html) as { cart: { lines: { lineId: string }[] } }).cart.lines;
  expect(read.map(({ lineId }) => lineId)).toEqual(lines.map((each) => each.id));
  expect(operations()).toEqual(["Cart", "Cart", "Cart"]);
});

test("a forgotten cart is no cart", async () => {
  shop.answers = { Cart: json({ data: { cart: null } }) };
  expect(JSON.parse((await send({ intent: "read", cartId })).html)).toEqual({ cart: null });
});

test("a change that the service rejects is answered as rejected", async () => {
  const userErrors = [{ code: "INVALID", field: ["lines"], message: "Not allowed" }];
  shop.answers = { cartLinesAdd: json({ data: { cartLinesAdd: { cart: null, userErrors } } }) };
  expect((await send({ intent: "add", id, cartId, lineIds: [] })).status).toBe(422);
});

test("an unavailable service is answered as unavailable, without a page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop.answers = { cartLinesAdd: json({}, 500), Cart: json({}, 500) };
  const { status, html } = await send({ intent: "add", id, cartId, lineIds: [] });
  expect([status, html]).toEqual([503, ""]);
});

test("a change after too many is sent once and answered with the time to wait", async () => {
  shop.answers = { cartLinesAdd: throttled };
  const { status, headers } = await send({ intent: "add", id, cartId, lineIds: [] });
  expect([status, headers.get("Retry-After")]).toEqual([429, "300"]);
  expect(operations()).toEqual(["cartLinesAdd"]);
});

test.each([
  ["text that is not JSON", "add"],
  ["null", null],
  ["an unknown intent", { intent: "delete", cartId }],
  ["another id", { intent: "read", cartId: "gid://shopify/Order/1" }],
  ["a product for a variant", { intent: "add", cartId, id: "gid://shopify/Product/1" }],
  ["no variant", { intent: "add", cartId }],
  ["too many lines", { intent: "remove", id, cartId, lineIds: Array(251).fill(line.id) }],
])("%s is rejected without asking the service", async (_, request) => {
  expect((await send(request)).status).toBe(400);
  expect(shop.asked).toEqual([]);
});

test.each(["text/plain", "application/json; charset=utf-8", "application/x-www-form-urlencoded"])(
  "JSON of the type %s is rejected, because a form of another site could send it",
  async (type) => {
    expect((await send({ intent: "add", id, cartId: null }, { "Content-Type": type })).status).toBe(400);
    expect(shop.asked).toEqual([]);
  },
);

test("a request of another site's script is rejected", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { status } = await send({ intent: "add", id, cartId: null }, { Origin: "https://evil.example" });
  expect(status).toBe(400);
  expect(shop.asked).toEqual([]);
});

describe("the buyer's email address", () => {
  const email = "pat@circlet.example";
  const cartOf = (buyer: string | null) => ({ ...cart(line), buyerIdentity: { email: buyer } });
  const read = (buyer: string | null) => {
    shop.answers = { ...shop.answers, Cart: json({ data: { cart: cartOf(buyer) } }) };
    return send({ intent: "read", cartId, email });
  };
  const identified = { cart: cartOf(email), userErrors: [] };
  const refused = {
    cart: null,
    userErrors: [{ code: "INVALID", field: ["email"], message: "Email is invalid" }],
  };

  test("the buyer's email address is stored with a new cart", async () => {
    shop.answers = answered("cartCreate", line);
    await send({ intent: "add", id, cartId: null, email });
    expect(shop.asked[0]?.variables).toMatchObject({ input: { buyerIdentity: { email } } });
  });

  test.each([
    ["a visitor's cart", null],
    ["the previous customer's cart", "ada@circlet.example"],
  ])("the buyer's email address replaces that of %s", async (_, before) => {
    shop.answers = {
      CartBuyerIdentityUpdate: json({ data: { cartBuyerIdentityUpdate: identified } }),
    };
    expect((await read(before)).status).toBe(200);
    expect(shop.asked[1]?.variables).toMatchObject({ cartId, buyerIdentity: { email } });
  });

  test("the buyer's email address is not sent if the cart has it, in whatever case", async () => {
    await read("PAT@circlet.example");
    expect(operations()).toEqual(["Cart"]);
  });

  test.each([
    ["rejects it", json({ data: { cartBuyerIdentityUpdate: refused } })],
    ["is unavailable", json({}, 500)],
  ])("the buyer's email address is missing without harm if the service %s", async (_, answer) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    shop.answers = { CartBuyerIdentityUpdate: answer };
    const { status, html } = await read(null);
    expect(status).toBe(200);
    expect(JSON.parse(html)).toMatchObject({ cart: { lines: [{ id }] } });
  });

  test("the buyer's email address is ignored if it is endless", async () => {
    shop.answers = { Cart: json({ data: { cart: cart(line) } }) };
    expect((await send({ intent: "read", cartId, email: "a".repeat(255) })).status).toBe(200);
    expect(operations()).toEqual(["Cart"]);
  });
});
