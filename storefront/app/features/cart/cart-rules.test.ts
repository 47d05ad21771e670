import { beforeEach, expect, test } from "vitest";
import { parse } from "valibot";
import { MemoryCommerce } from "./cart-api.fixture";
import { answerCartRequest, cartRequestSchema } from "./cart-rules";

let shop: MemoryCommerce;

beforeEach(() => {
  shop = new MemoryCommerce();
});

const change = (intent: "add" | "remove", cartId: string | null, lineIds?: readonly string[]) =>
  answerCartRequest(shop.api, { intent, id: "a", cartId, email: null, lineIds: lineIds && [...lineIds] });

test("an unknown cart is replaced when adding, but not when removing", async () => {
  expect(await change("remove", "cart-gone")).toBeNull();
  expect(await change("add", "cart-gone")).toMatchObject({ id: "cart-1" });
});

test("a change that the service rejects is not retried", async () => {
  const { id } = shop.newCart();
  shop.faults = ["refusal"];
  await expect(change("add", id, [])).rejects.toThrow("No id returned");
  expect(shop.calls).toEqual(["add"]);
});

test("a script adds a product once even if another tab has added it in the meantime", async () => {
  const { id } = shop.newCart();
  await change("add", id);
  await change("add", id, []);
  expect(shop.variants(id)).toEqual(["a×1"]);
});

test("a script gets the cart for a change that is already made", async () => {
  const { id } = shop.newCart();
  expect(await change("remove", id, [])).toMatchObject({ id, lines: [] });
  expect(await change("remove", null, ["line-a"])).toBeNull();
});

test("a rejected discount code leaves the cart as it is", async () => {
  const { id } = shop.newCart();
  shop.faults = ["refusal"];
  expect(
    await answerCartRequest(shop.api, { intent: "discountCode", discountCode: "SUMMER", cartId: id }),
  ).toMatchObject({ id });
});

test("a discount code is trimmed and shortened", () => {
  const request = { intent: "discountCode", discountCode: ` ${"x".repeat(300)} `, cartId: null };
  expect(parse(cartRequestSchema, request)).toMatchObject({ discountCode: "x".repeat(255) });
});
