import { afterAll, beforeAll, test } from "vitest";
import { answerFaults } from "./fault-table.ts";
import { type FaultyShop, startFaultyShop } from "./faulty-shop.ts";
import { expectWorksWithoutExtensions } from "./check-shop.ts";

let shop: FaultyShop;

beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop.stop());

test.each(answerFaults)("the extensions service $name: every page works without it", (fault) =>
  expectWorksWithoutExtensions(shop, fault),
);
