import { expect, test } from "vitest";
import { demoCatalog } from "../../graphql/platform/src/demo/index.ts";
import { offers } from "../../storefront/app/constants.ts";

const variants = [...demoCatalog()].map(({ product }) => product.variants);

test("prices are often as far below retail as the texts say", () => {
  const off = variants.map(([first]) => 100 * (1 - (first?.price ?? 0) / (first?.compareAtPrice ?? 1)));
  const share = off.filter((percent) => percent >= offers.oftenPercent).length / off.length;
  expect(share).toBeGreaterThan(1 / 3);
});

test("most products are one of a kind, as the texts say", () => {
  const single = variants.filter(({ length }) => length === 1);
  expect(single.length).toBeGreaterThan(variants.length / 2);
});
