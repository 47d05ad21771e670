import { beforeEach, expect, test } from "vitest";
import { MemoryCommerce } from "./cart-api.fixture";
import { changeCart } from "./cart-rules";

/** Applies the rules as the form without JavaScript does, with only the cart's id. */

let shop: MemoryCommerce;
const add = { kind: "add", variantId: "a" } as const;
const remove = { kind: "remove", variantId: "a" } as const;

beforeEach(() => {
  shop = new MemoryCommerce();
});

test("creates a cart with the first product", async () => {
  const cart = await changeCart(shop.api, null, add);
  expect(cart?.lines.map(({ variantId }) => variantId)).toEqual(["a"]);
  expect(shop.calls).toEqual(["create"]);
});

test("does not add a product twice", async () => {
  const first = await changeCart(shop.api, null, add);
  await changeCart(shop.api, first?.id ?? null, add);
  expect(shop.variants("cart-1")).toEqual(["a×1"]);
  expect(shop.calls).toEqual(["create", "read"]);
});

test("replaces an unknown cart when adding, but not when removing", async () => {
  expect(await changeCart(shop.api, "cart-gone", remove)).toBeNull();
  expect(await changeCart(shop.api, "cart-gone", add)).toMatchObject({ id: "cart-1" });
});

test("reads the cart after a lost response, and adds nothing twice", async () => {
  const { id } = shop.newCart();
  const known = shop.cart(id);
  shop.faults = ["lost answer"];
  await changeCart(shop.api, id, add, known);
  expect(shop.variants(id)).toEqual(["a×1"]);
  expect(shop.calls).toEqual(["add", "read"]);
});

test("reads the cart and retries if a request was lost", async () => {
  const { id } = shop.newCart();
  shop.faults = ["lost request"];
  await changeCart(shop.api, id, add, shop.cart(id));
  expect(shop.calls).toEqual(["add", "read", "add"]);
});

test("does not retry what the service rejects", async () => {
  const { id } = shop.newCart();
  shop.faults = ["no id"];
  await expect(changeCart(shop.api, id, add, shop.cart(id))).rejects.toThrow("No id returned");
  expect(shop.calls).toEqual(["add"]);
});

test("resets a doubled quantity to one", async () => {
  const { id } = shop.newCart();
  const stale = shop.cart(id);
  await changeCart(shop.api, id, add);
  await changeCart(shop.api, id, add, stale);
  expect(shop.variants(id)).toEqual(["a×1"]);
});

test("ignores the known cart if it is not the current one", async () => {
  const { id } = shop.newCart();
  await changeCart(shop.api, id, add);
  const known = shop.cart(shop.newCart().id);
  await changeCart(shop.api, id, remove, known);
  expect(shop.variants(id)).toEqual([]);
});
