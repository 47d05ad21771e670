import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BuiltShop, json } from "./built-shop.fixture.ts";
import { cart, cartId, line } from "./cart.fixture.ts";

const shop = new BuiltShop();

beforeAll(() => shop.open());
afterAll(() => shop.close());

beforeEach(() => {
  shop.asked = [];
});

const variantId = "gid://shopify/ProductVariant/1";

const send = (call: unknown, type = "application/json") =>
  shop.get("/cart/calls", {
    method: "POST",
    body: typeof call === "string" ? call : JSON.stringify(call),
    headers: { "Content-Type": type },
  });

test("adds a product with one request to the commerce service", async () => {
  shop.answers = { cartLinesAdd: json({ data: { cartLinesAdd: { cart: cart(line), userErrors: [] } } }) };
  const response = await send({ call: "add", cartId, variantId });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(JSON.parse(response.html)).toMatchObject({
    cart: { id: cartId, lines: [{ variantId, price: 4000 }] },
  });
  expect(shop.asked.map(({ operationName }) => operationName)).toEqual(["cartLinesAdd"]);
});

test("returns no cart if the service has forgotten it", async () => {
  shop.answers = { Cart: json({ data: { cart: null } }) };
  expect(JSON.parse((await send({ call: "read", cartId })).html)).toEqual({ cart: null });
});

test("says that the service rejected the change", async () => {
  const userErrors = [{ code: "INVALID", field: ["lines"], message: "Not allowed" }];
  shop.answers = { cartLinesAdd: json({ data: { cartLinesAdd: { cart: null, userErrors } } }) };
  expect((await send({ call: "add", cartId, variantId })).status).toBe(422);
});

test("says that the service is unavailable", async () => {
  shop.answers = { cartLinesAdd: json({}, 500) };
  expect((await send({ call: "add", cartId, variantId })).status).toBe(503);
});

test.each([
  ["no JSON", "add"],
  ["null", null],
  ["an unknown operation", { call: "delete", cartId }],
  ["another id", { call: "read", cartId: "gid://shopify/Order/1" }],
  ["a product for a variant", { call: "add", cartId, variantId: "gid://shopify/Product/1" }],
  ["no variants", { call: "create", variantIds: [] }],
  ["too many lines", { call: "remove", cartId, lineIds: Array(251).fill("gid://shopify/CartLine/1") }],
  ["an endless email address", { call: "identify", cartId, email: "a".repeat(255) }],
])("rejects %s without asking the service", async (_, call) => {
  expect((await send(call)).status).toBe(400);
  expect(shop.asked).toEqual([]);
});

test("rejects types that a form of another site can send", async () => {
  const call = JSON.stringify({ call: "create", variantIds: [variantId] });
  expect((await send(call, "text/plain")).status).toBe(415);
  expect(shop.asked).toEqual([]);
});
