import { collectGarbage } from "@circlet/service-kit/collect-garbage.fixture";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, saveProducts, testProduct, type TestShop } from "../../tests/test-shop.fixture.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  saveProducts(shop.database, testProduct("dress", { bodyHtml: "x".repeat(100_000) }));
});
afterAll(() => shop.close());

/** Megabytes. */
async function memory(): Promise<number> {
  await collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

test("responses of the API do not stay in memory once they are sent", async () => {
  const read = async (count: number) => {
    for (let at = 0; at < count; at++) await shop.execute('{ product(handle: "dress") { descriptionHtml } }');
  };
  await read(20);
  const before = await memory();
  await read(200);
  expect((await memory()) - before).toBeLessThan(5);
});
