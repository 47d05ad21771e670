import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { chromiumLaunch } from "../browser/chromium.ts";
import { csvOf, type Piece, type StockedPiece } from "./goods.ts";
import { openShop, prepareCatalogue, type Shop } from "./shop.ts";

interface WorkerFixtures {
  readonly shop: Shop;
}

interface TestOptions {
  /** Whether the shop asks if visits may be counted. Otherwise that has been declined: one question is enough tests. */
  readonly isAsked: boolean;
}

interface TestFixtures extends TestOptions {
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
  isAsked: [false, { option: true }],
  context: async ({ context, isAsked }, provide) => {
    if (!isAsked) await context.addInitScript(decline);
    await provide(context);
  },
  baseURL: async ({ shop }, provide) => provide(shop.url),
  stock: async ({ shop }, provide) => {
    await provide(async (piece = {}) => {
      const { csv, stocked } = csvOf(piece);
      await shop.importCsv(csv);
      return stocked;
    });
  },
});

/** For `test.use` in the files whose tests look at pictures: the others run without any (see playwright.config.ts). */
export const withPictures = { launchOptions: await chromiumLaunch() };

/** Runs in every page; one whose storage is off has nothing to remember. */
function decline(): void {
  try {
    localStorage.setItem("consent", "declined");
  } catch {
    // Asked again then.
  }
}

export { expect } from "@playwright/test";
