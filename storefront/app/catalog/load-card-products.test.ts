import type { ProductCardFragment } from "@circlet/graphql/generated";
import { expect, test } from "vitest";
import { commerceOf } from "~/apollo/commerce.fixture";
import { loadCardProducts } from "./load-card-products";

const money = (amount: string) => ({ amount, currencyCode: "USD" as const });
const imageOf = (name: string) => ({ url: `https://api.example/images/${name}`, altText: null });

/** A product in these colors. Each variant has a color, a price, and "sold" if it is. */
function product(id: string, colors: readonly string[], variants: readonly string[], option = "Color") {
  const prices = variants.map((variant) => variant.split(" ")[1] ?? "").sort();
  const card = {
    id: `gid://shopify/Product/${id}`,
    handle: `coat-${id}`,
    title: "Coat",
    vendor: "Ash",
    productType: "Coats",
    availableForSale: variants.some((variant) => !variant.endsWith("sold")),
    images: { nodes: [imageOf(colors[0] ?? "coat"), imageOf("back")] },
    options: [{ name: option, values: [...colors] }],
    priceRange: { minVariantPrice: money(prices[0] ?? "0"), maxVariantPrice: money(prices.at(-1) ?? "0") },
    compareAtPriceRange: { minVariantPrice: money("0.0") },
    metafields: [],
  } satisfies Partial<ProductCardFragment>;
  const nodes = variants.map((variant, at) => {
    const [color = "", price = "", sold] = variant.split(" ");
    return {
      availableForSale: sold === undefined,
      price: money(price),
      compareAtPrice: null,
      id: `gid://shopify/ProductVariant/${id}${at}`,
      selectedOptions: [{ name: option, value: color }],
      image: imageOf(color),
    };
  });
  return { card: card as unknown as ProductCardFragment, node: { id: card.id, variants: { nodes } } };
}

const both = product("1", ["Red", "Black"], ["Red 20.0", "Black 30.0", "Black 25.0"]);
const samePrice = product("2", ["Red", "Black"], ["Red 20.0", "Black 20.0"]);
const oneColor = product("3", ["Black"], ["Black 20.0"]);
const otherColors = product("4", ["Red", "Blue"], ["Red 20.0", "Blue 20.0"]);
const blackSold = product("5", ["Red", "Black"], ["Red 20.0", "Black 30.0 sold"]);
const allSold = product("6", ["Red", "Black"], ["Red 20.0 sold", "Black 30.0 sold"]);

const [red, black, back] = ["Red", "Black", "back"].map((name) => imageOf(name).url);

test.each([
  ["a product in several colors", both, "black", [2500, black, null, "?color=Black"]],
  ["one whose colors cost the same", samePrice, "black", [2000, black, null, "?color=Black"]],
  ["one whose first image shows the color", samePrice, "red", [2000, red, back, "?color=Red"]],
  ["one in this color only", oneColor, "black", [2000, black, back, undefined]],
  ["one without the color", otherColors, "black", [2000, red, back, undefined]],
  ["one whose variant of the color is sold", blackSold, "black", [2000, red, back, undefined]],
  ["a sold-out one", allSold, "black", [2000, red, back, undefined]],
  ["one in several colors without a filter", both, null, [2000, red, back, undefined]],
  ["one in several colors with an unknown color", both, "plaid", [2000, red, back, undefined]],
] as const)(
  "the card of %s shows the price and image of what it opens",
  async (_, { card, node }, color, shown) => {
    const commerce = commerceOf({ query: async () => ({ nodes: [node] }) });
    const filtered = color === null ? null : { name: null, value: color };
    const [found] = await loadCardProducts(commerce, [card], filtered);
    expect([found?.price, found?.image, found?.secondImage, found?.query]).toEqual(shown);
  },
);

test.each([
  ["colour", "Colour", "rot", "Rot"],
  ["farbe", "Farbe", "rot", "Rot"],
  ["farbe", "FARBE", "schwarz", "Schwarz"],
])(
  "a filter by the merchant's option %s shows that value of the card",
  async (name, option, value, shown) => {
    const { card, node } = product("7", ["Schwarz", "Rot"], ["Schwarz 20.0", "Rot 30.0"], option);
    const commerce = commerceOf({ query: async () => ({ nodes: [node] }) });
    const [found] = await loadCardProducts(commerce, [card], { name, value });
    const at = shown === "Rot" ? 1 : 0;
    expect([found?.image, found?.query, found?.price]).toEqual([
      imageOf(shown).url,
      `?variant=7${at}`,
      [2000, 3000][at],
    ]);
  },
);

test("cards stay as they are if their variants do not load", async () => {
  const commerce = commerceOf({ query: () => Promise.reject(new Error("out of order")) });
  const [found] = await loadCardProducts(commerce, [both.card], { name: null, value: "black" });
  expect(found).toMatchObject({ price: 2000, image: red });
  expect(found).not.toHaveProperty("query");
});
