import { afterAll, beforeAll, describe, test } from "vitest";
import { answerFaults } from "./fault-table.ts";
import { type FaultyShop, startFaultyShop } from "./faulty-shop.ts";
import { expectWorksWithoutExtensions } from "./check-shop.ts";

let shop: FaultyShop;

beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop.stop());

describe("the extensions service", () => {
  test.each(answerFaults)("$name: every page works without it", (fault) =>
    expectWorksWithoutExtensions(shop, fault),
  );
});
