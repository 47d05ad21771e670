import { expect, test } from "vitest";
import { inStock, type Stock } from "./stock";
import { testVariant } from "./variant.fixture";

const rendered = [testVariant("S"), testVariant("M")];

const stock = (availableForSale: boolean, nodes: readonly (readonly [string, boolean, number, string])[]) =>
  ({
    id: "1",
    availableForSale,
    variants: {
      nodes: nodes.map(([id, available, left, amount]) => ({
        id,
        availableForSale: available,
        quantityAvailable: left,
        price: { amount, currencyCode: "USD" },
      })),
    },
  }) as Stock;

test("the stock updates availability and prices", () => {
  expect(
    inStock(
      rendered,
      stock(true, [
        ["S", false, 0, "74.0"],
        ["M", true, 1, "60.0"],
      ]),
    ),
  ).toMatchObject([
    { isAvailable: false, left: 0, price: 7400 },
    { isAvailable: true, left: 1, price: 6000 },
  ]);
});

test("a variant that no longer exists is left out", () => {
  expect(inStock(rendered, stock(true, [["M", true, 1, "74.0"]])).map(({ id }) => id)).toEqual(["M"]);
});

test.each([
  ["a product that is gone", null],
  ["one that is not for sale", stock(false, [["S", true, 1, "74.0"]])],
  ["one without these variants", stock(true, [])],
] as const)("%s has nothing left", (_, now) => {
  expect(inStock(rendered, now).every(({ isAvailable }) => !isAvailable)).toBe(true);
});
