import { expect, test } from "vitest";
import type { Cart } from "./cart";
import { cartPageOf, cartPagePath, removedPath, removedVariant } from "./cart-page";

const cartOf = (count: number) =>
  ({ total: 1, lines: Array.from({ length: count }, (_, at) => ({ id: String(at) })) }) as unknown as Cart;

test.each([
  [0, null, { page: 1, pages: 1, first: undefined, shown: 0 }],
  [50, null, { page: 1, pages: 1, first: "0", shown: 50 }],
  [51, "2", { page: 2, pages: 2, first: "50", shown: 1 }],
  [500, "10", { page: 10, pages: 10, first: "450", shown: 50 }],
  [500, "11", { page: 10, pages: 10, first: "450", shown: 50 }],
  [500, "0", { page: 1, pages: 10, first: "0", shown: 50 }],
  [500, "-1", { page: 1, pages: 10, first: "0", shown: 50 }],
  [500, "2x", { page: 1, pages: 10, first: "0", shown: 50 }],
  [500, "9".repeat(400), { page: 1, pages: 10, first: "0", shown: 50 }],
])("the page of a cart with %i lines that %o names has at most 50 of them", (count, parameter, expected) => {
  const { lines, lineCount, page, pages } = cartPageOf(cartOf(count), parameter);
  expect(lineCount).toBe(count);
  expect({ page, pages, first: lines[0]?.id, shown: lines.length }).toEqual(expected);
});

test("a cart's pages lead to each other, and the first to none before it", () => {
  const cart = cartPageOf(cartOf(120), null);
  expect([0, 1, 2, 3, 4].map((page) => cartPagePath(cart, page))).toEqual([
    undefined,
    "/cart",
    "/cart?page=2",
    "/cart?page=3",
    undefined,
  ]);
});

const variant = "gid://shopify/ProductVariant/7";
const cartWith = (...ids: readonly string[]) => ({ lines: ids.map((id) => ({ id })) }) as unknown as Cart;

test("the cart after a removal names the variant by its number", () => {
  expect(removedPath(variant)).toBe("/cart?removed=7");
  expect(removedPath("gid://shopify/ProductVariant/7?x=1")).toBe("/cart");
});

test.each([
  ["7", null, variant],
  ["7", cartWith("gid://shopify/ProductVariant/8"), variant],
  ["7", cartWith(variant), null],
  [null, null, null],
  ["", null, null],
  ["7x", null, null],
  ["7".repeat(21), null, null],
  ["<b>", null, null],
])("the address with the removed variant %o and the cart %o offers %o again", (parameter, cart, offered) => {
  expect(removedVariant(cart, parameter)).toBe(offered);
});
