import { priceTiers } from "@circlet/service-kit/price-tiers";
import { expect, test } from "vitest";
import { demoCatalog, type DemoProduct } from "../index.ts";

const forSale = [...demoCatalog()].filter(({ product }) =>
  product.variants.some(({ inventory }) => inventory !== 0),
);
const newest = forSale.toSorted((one, other) => arrival(other) - arrival(one));
const deals = forSale.toSorted((one, other) => discount(other) - discount(one));

const of =
  (...categories: string[]) =>
  ({ category }: DemoProduct) =>
    categories.includes(category);
const inTiers =
  (...tiers: string[]) =>
  ({ tier }: DemoProduct) =>
    tiers.includes(tier);

/** The number of products on a shelf. */
const shelfSize = 18;

/** The home page's shelves and the whole listing. */
test.each([
  ["dresses", newest.filter(of("dresses"))],
  ["just arrived", newest.filter(inTiers(...priceTiers.newArrivals))],
  ["likely to sell fast", forSale.filter(inTiers(...priceTiers.sellsFast))],
  ["new markdowns", newest.filter(inTiers(...priceTiers.markdowns))],
  ["last chance", deals.filter(inTiers(...priceTiers.lastChance))],
  ["shoes and bags", newest.filter(of("shoes", "handbags"))],
  ["outerwear", newest.filter(of("outerwear"))],
])("no two products of one silhouette are neighbors on the shelf of %s", (_, products) => {
  expect(products.length).toBeGreaterThan(12);
  expect(twins(products.slice(0, shelfSize))).toEqual([]);
});

test("no two products of one silhouette are neighbors in the listing of new products", () => {
  expect(twins(newest)).toEqual([]);
});

/** Silhouettes of which two products are next to each other. */
function twins(products: readonly DemoProduct[]): string[] {
  const silhouettes = products.map(({ colorways }) => colorways[0]?.garment.silhouette ?? "");
  return silhouettes.filter((silhouette, place) => place > 0 && silhouettes[place - 1] === silhouette);
}

function arrival({ product }: DemoProduct): number {
  return Date.parse(product.createdAt ?? "");
}

function discount({ product }: DemoProduct): number {
  return Math.max(
    ...product.variants.map(({ price, compareAtPrice }) => 1 - price / (compareAtPrice ?? price)),
  );
}
