import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, test as base } from "@playwright/test";
import { chromiumLaunch } from "../browser/chromium.ts";
import { Customer } from "./customer-session.ts";
import { type MerchantShop, startMerchantShop } from "./merchant-shop.ts";
import { productCsv, type TestProduct, type StockedProduct } from "./test-product.ts";
import { startShop, prepareCatalog, type Shop } from "./shop.ts";
import { Shopper } from "./shopper.ts";
import { translate, type Translation } from "./translate.ts";

interface WorkerFixtures {
  readonly shop: Shop;
  /** A shop with a catalog that is not ours. */
  readonly merchant: MerchantShop;
  /** Launches the browser of the tests `withImages` when the first one runs. */
  readonly imageBrowser: () => Promise<Browser>;
}

interface TestOptions {
  /** Whether the browser shows images. */
  readonly hasImages: boolean;
  /** Whether the shop asks for analytics consent. By default, the visitor has already declined. */
  readonly consentAsked: boolean;
  /** Whether requests in the page may take ten times as long as in production, because a test machine may be slow. */
  readonly isPatient: boolean;
  /** How the browser translates every page. By default, it does not. */
  readonly translation: Translation | null;
}

interface TestFixtures extends TestOptions {
  /** Adds a product to the shop that only this test uses. */
  readonly stock: (product?: TestProduct) => Promise<StockedProduct>;
  readonly dress: StockedProduct;
  readonly shopper: Shopper;
  /** The visitor of `page`, with an email address that no other test uses. */
  readonly customer: Customer;
}

/** `npx pnpm test translated` */
const isTranslating = process.env["TRANSLATED"] === "1";

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({}, provide) => {
      const catalog = await mkdtemp(join(tmpdir(), "circlet-catalog-"));
      await prepareCatalog(catalog);
      const shop = await startShop(catalog);
      await provide(shop);
      await shop.stop();
      await rm(catalog, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  merchant: [
    async ({}, provide) => {
      const { stop, ...merchant } = await startMerchantShop();
      await provide(merchant);
      await stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // Not a launch option: changing one would restart the worker, and with it the shop.
  imageBrowser: [
    async ({ playwright }, provide) => {
      let launched: Promise<Browser> | undefined;
      await provide(
        () => (launched ??= chromiumLaunch().then((options) => playwright.chromium.launch(options))),
      );
      await (await launched)?.close();
    },
    { scope: "worker" },
  ],
  hasImages: [false, { option: true }],
  consentAsked: [false, { option: true }],
  isPatient: [true, { option: true }],
  translation: [isTranslating ? "after hydration" : null, { option: true }],
  context: async (
    { browser, imageBrowser, hasImages, consentAsked, isPatient, translation },
    provide,
    testInfo,
  ) => {
    testInfo.skip(
      isTranslating && !translation,
      "It expects no error, so it runs without a translation only.",
    );
    const context = await (hasImages ? await imageBrowser() : browser).newContext();
    if (!consentAsked) await context.addInitScript(declineConsent);
    if (isPatient) await context.addInitScript(extendTimeouts);
    if (translation) await translate(context, translation);
    await provide(context);
    await context.close();
  },
  baseURL: async ({ shop }, provide) => provide(shop.url),
  stock: async ({ shop }, provide) => {
    await provide(async (product = {}) => {
      const { csv, stocked } = productCsv(product);
      await shop.importCsv(csv);
      return stocked;
    });
  },
  dress: async ({ stock }, provide) => provide(await stock()),
  shopper: async ({ page }, provide) => provide(new Shopper(page)),
  customer: async ({ page }, provide) => provide(new Customer(page)),
});

/** For `test.use` in files that test images. All others run without, which saves a quarter of the work. */
export const withImages = { hasImages: true };

/**
 * For `test.use` in files that expect no error at all: where a translation is faster than the footer's hydration, React
 * renders the footer again and reports that.
 */
export const untranslated = { translation: null };

function declineConsent(): void {
  try {
    localStorage.setItem("consent", "declined");
  } catch {
    // Some tests turn storage off.
  }
}

function extendTimeouts(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 10);
}

export { expect } from "@playwright/test";
export { onDesktop, onPhone } from "./widths.ts";
