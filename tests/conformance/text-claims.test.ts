import { priceTiers } from "../../graphql/service-kit/price-tiers.ts";
import { expect, test } from "vitest";
import { openDatabase } from "../../graphql/commerce-service/src/database/database.ts";
import { all } from "../../graphql/commerce-service/src/database/statement.ts";
import { importDemoShop } from "../../graphql/commerce-service/tests/demo-shop.fixture.ts";
import { activeDiscounts } from "../../graphql/commerce-service/src/cart/discounts/discount-store.ts";
import { standardDelivery } from "../../graphql/commerce-service/src/cart/delivery/delivery-group.ts";
import * as promises from "../../storefront/app/promises/promises.ts";
import * as shop from "../../storefront/app/messages/en/shop.ts";

interface Product {
  readonly vendor: string;
  readonly category: string;
  readonly condition: string;
  readonly tier: string;
  readonly variants: number;
  /** Percent below retail. */
  readonly off: number;
}

const db = openDatabase(":memory:");
await importDemoShop(db);
const products = all<Product>(
  db,
  `SELECT vendor, product_type AS category,
     (SELECT value FROM metafield WHERE product_id = product.id AND key = 'condition') AS condition,
     (SELECT value FROM metafield WHERE product_id = product.id AND key = 'current_tier') AS tier,
     count(*) AS variants, 100 * (1 - price / (compare_at_price + 0.0)) AS off
   FROM product JOIN variant ON product_id = product.id GROUP BY product.id`,
);

function shareBelowRetail(list: readonly Product[], percent: number): number {
  return list.filter(({ off }) => off >= percent).length / list.length;
}

test("no price is further below retail than the texts say, and many come close", () => {
  expect(Math.max(...products.map(({ off }) => off))).toBeLessThanOrEqual(promises.upToPercent);
  expect(shareBelowRetail(products, promises.upToPercent - 10)).toBeGreaterThan(1 / 3);
  expect(shop.description()).toContain(`Prices up to ${promises.upToPercent}% below elsewhere`);
});

test("the storefront's offers are the discounts of the commerce service", () => {
  expect(activeDiscounts(db)).toEqual([
    expect.objectContaining({
      code: null,
      percent: promises.bundlePercent,
      minimumQuantity: promises.bundleSize,
    }),
    expect.objectContaining({
      code: promises.welcomeDiscountCode,
      percent: promises.welcomePercent,
      validHours: promises.welcomeHours,
    }),
  ]);
});

test("the storefront and the commerce service promise to ship within the same time", () => {
  expect(standardDelivery({ promises: ["free-shipping"] }).description).toContain(
    `within ${promises.shipsWithinHours} hours`,
  );
});

test("most products are one of a kind, as the texts say", () => {
  const single = products.filter(({ variants }) => variants === 1);
  expect(single.length).toBeGreaterThan(products.length / 2);
});

test("what can be returned only with its tags or seal is new with tags, as the texts say", () => {
  const sealed = products.filter(({ category }) => promises.sealedCategories.includes(category));
  expect(sealed.length).toBeGreaterThan(0);
  expect(new Set(sealed.map(({ condition }) => condition))).toEqual(new Set(["new_with_tags"]));
});

test.each([
  ["trending", 30],
  ["markdowns", 40],
] as const)("most products of %s are %i percent below retail, as their listing promises", (name, percent) => {
  const codes: readonly string[] = priceTiers[name];
  const list = products.filter(({ tier }) => codes.includes(tier));
  expect(shareBelowRetail(list, percent)).toBeGreaterThan(2 / 3);
});

test("there are more than a hundred brands, as the home page says", () => {
  expect(new Set(products.map(({ vendor }) => vendor)).size).toBeGreaterThan(100);
});
