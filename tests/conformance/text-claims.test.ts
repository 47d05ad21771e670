import { priceTiers } from "../../graphql/service-kit/price-tiers.ts";
import { expect, test } from "vitest";
import { demoCatalog } from "../../graphql/commerce-service/src/demo/index.ts";
import { finalCategories, offers } from "../../storefront/app/constants.ts";
import * as shop from "../../storefront/app/messages/en/shop.ts";

const products = [...demoCatalog()];
const variants = products.map(({ product }) => product.variants);

/** The share of products that are at least `percent` below retail. */
function shareBelowRetail(list: typeof products, percent: number): number {
  const off = list.map(
    ({
      product: {
        variants: [first],
      },
    }) => 1 - (first?.price ?? 0) / (first?.compareAtPrice ?? 1),
  );
  return off.filter((part) => 100 * part >= percent).length / off.length;
}

test("prices are often as far below retail as the texts say", () => {
  expect(shareBelowRetail(products, offers.oftenPercent)).toBeGreaterThan(1 / 3);
  expect(shop.description).toContain(`often ${offers.oftenPercent}% or more below retail`);
});

test("most products are one of a kind, as the texts say", () => {
  const single = variants.filter(({ length }) => length === 1);
  expect(single.length).toBeGreaterThan(variants.length / 2);
});

test("what cannot be returned for hygiene is new with tags, as the texts say", () => {
  const final = products.filter(({ category }) => finalCategories.includes(category));
  expect(final.length).toBeGreaterThan(0);
  expect(new Set(final.map(({ condition }) => condition))).toEqual(new Set(["new_with_tags"]));
});

test.each([
  ["trending", 30],
  ["markdowns", 40],
  ["finalSale", 50],
] as const)("most products of %s are %i%% below retail, as the collection's title says", (name, percent) => {
  const codes: readonly string[] = priceTiers[name];
  const list = products.filter(({ tier }) => codes.includes(tier));
  expect(shareBelowRetail(list, percent)).toBeGreaterThan(2 / 3);
});

test("there are more than a hundred brands, as the home page says", () => {
  expect(new Set(products.map(({ product }) => product.vendor)).size).toBeGreaterThan(100);
});
