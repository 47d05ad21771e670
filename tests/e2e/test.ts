import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { csvOf, type Piece, type StockedPiece } from "./goods.ts";
import { openShop, prepareCatalogue, type Shop } from "./shop.ts";

interface WorkerFixtures {
  readonly shop: Shop;
}

interface TestFixtures {
  /** Puts a piece of the test's own into the shop. */
  readonly stock: (piece?: Piece) => Promise<StockedPiece>;
}

/** Playwright's test with a running shop of the worker's own; `baseURL` is its storefront. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({}, provide) => {
      const catalogue = await mkdtemp(join(tmpdir(), "circlet-catalogue-"));
      await prepareCatalogue(catalogue);
      const shop = await openShop(catalogue);
      await provide(shop);
      await shop.stop();
      await rm(catalogue, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
  stock: async ({ shop }, provide) => {
    await provide(async (piece = {}) => {
      const { csv, stocked } = csvOf(piece);
      await shop.importCsv(csv);
      return stocked;
    });
  },
});

export { expect } from "@playwright/test";
