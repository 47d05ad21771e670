import { expect, test } from "vitest";
import { demoCatalog } from "../../graphql/platform/src/demo/index.ts";
import { finalCategories, offers } from "../../storefront/app/constants.ts";
import * as shop from "../../storefront/app/messages/en/shop.ts";

const products = [...demoCatalog()];
const variants = products.map(({ product }) => product.variants);

test("prices are often as far below retail as the texts say", () => {
  const off = variants.map(([first]) => 100 * (1 - (first?.price ?? 0) / (first?.compareAtPrice ?? 1)));
  const share = off.filter((percent) => percent >= offers.oftenPercent).length / off.length;
  expect(share).toBeGreaterThan(1 / 3);
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
