import { afterAll, beforeAll, expect, test } from "vitest";
import { answerFaults, essentialFaults } from "./fault-table.ts";
import { endless } from "./misbehaviors.ts";
import { type FaultyShop, startFaultyShop } from "./faulty-shop.ts";
import { expectEverythingWorks, expectWorksWithoutExtensions, flaws, visitAll } from "./check-shop.ts";

let shop: FaultyShop;

beforeAll(async () => {
  shop = await startFaultyShop();
  await expectEverythingWorks(shop);
});
afterAll(() => shop.stop());

test.each(answerFaults)(
  "$name: pages are $seen, the cart is kept, and everything recovers at once",
  async (fault) => {
    shop.commerce.misbehave = fault.cause;
    const pages = await visitAll(shop);
    shop.commerce.misbehave = undefined;
    expect(pages.flatMap((page) => flaws(page, fault.seen))).toEqual([]);
    await expectEverythingWorks(shop);
  },
);

test("the storefront stops reading after a few megabytes when the commerce service sends hundreds", () => {
  expect(endless.mostTaken).toBeGreaterThan(0);
  expect(endless.mostTaken / 1024 / 1024).toBeLessThan(16);
});

test.each(essentialFaults)(
  "the extensions service $name: every page works without it",
  (fault) => expectWorksWithoutExtensions(shop, fault),
  60_000,
);
