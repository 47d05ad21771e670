import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { Program } from "../../.tasks/program.ts";
import { ValkeyServer } from "../../graphql/service-kit/rate-limits/valkey-server.fixture.ts";
import { chromiumForVisits } from "../browser/chromium.ts";
import { catalogProducts } from "../conformance/catalog-products.ts";
import { Shopper, testCards } from "../e2e/shopper.ts";
import { seededFolder } from "../faults/faulty-shop.ts";
import { serveCommerce } from "../programs.ts";
import { type Build, buildCopy, currentBuild } from "./build-copy.ts";
import { engines, reportMissing, startHaproxy } from "./engines.ts";
import { inParallel, report, visit } from "./fleet.ts";

let browser: Browser;

beforeAll(async () => {
  reportMissing();
  browser = await chromium.launch(await chromiumForVisits());
});
afterAll(() => browser.close());

/** Three storefronts of one build behind HAProxy, and a way to replace them one by one. */
async function openFleet(build: Build) {
  const data = await seededFolder();
  const releases = await mkdtemp(join(tmpdir(), "circlet-releases-"));
  const valkey = await ValkeyServer.start();
  const [port, ...ports] = await Promise.all([1, 2, 3, 4].map(() => getPort()));
  const shop = `http://127.0.0.1:${port}`;
  const platform = serveCommerce(data, { STOREFRONT_URL: shop });
  const running = new Map<number, Program>();
  onTestFinished(async () => {
    for (const program of [...running.values(), platform]) await program.kill();
    await valkey.stop();
    for (const folder of [data, releases]) await rm(folder, { recursive: true, force: true });
  });
  const apiUrl = await platform.url();
  const start = async ({ program }: Build, at: number) => {
    const started = new Program([program], {
      env: {
        STOREFRONT_URL: shop,
        STOREFRONT_API_URL: apiUrl,
        STOREFRONT_EXTENSIONS_API_URL: "",
        STOREFRONT_PORT: String(at),
        STOREFRONT_VALKEY_URL: valkey.url,
        STOREFRONT_RELEASES_DIR: releases,
        STOREFRONT_DRAIN_SECONDS: "2",
      },
    });
    running.set(at, started);
    await started.url();
  };
  for (const at of ports) await start(build, at);
  await startHaproxy(
    ports.map((at) => `http://127.0.0.1:${at}`),
    port,
  );
  /** Lets each storefront finish its requests, and starts the other build in its place. */
  const release = async (next: Build) => {
    for (const at of ports) {
      const old = running.get(at);
      await old?.stop();
      await start(next, at);
      await pause(1000);
    }
  };
  const products = (await catalogProducts(apiUrl)).filter(({ isForSale }) => isForSale);
  return { shop, products, release };
}

describe.skipIf(!engines.valkey || !engines.haproxy)(
  "three storefronts (needs HAProxy and valkey-server or redis-server)",
  () => {
    test("two releases under load fail none of 20,000 requests, and a page of the first build still sells", async () => {
      const [first, second, third] = [
        await currentBuild(),
        await buildCopy("second"),
        await buildCopy("third"),
      ];
      const { shop, products, release } = await openFleet(first);
      const [product] = products;
      if (!product) throw new Error("The catalog has no product for sale");
      const page = await browser.newPage({ baseURL: shop });
      const shopper = new Shopper(page);
      await page.goto(`/products/${product.handle}`);
      await shopper.readyAddButton();

      const paths = ["/", "/search", ...products.slice(0, 20).map(({ handle }) => `/products/${handle}`)];
      const addresses = paths.flatMap((path) => [path, `${path === "/" ? "/_" : path}.data`]);
      const failed: string[] = [];
      let requests = 0;
      const released = new AbortController();
      const loading = inParallel(8, 8, async () => {
        while (!released.signal.aborted || requests < 20_000) {
          const address = addresses[requests++ % addresses.length] ?? "";
          const { status } = await visit(shop + address);
          if (status !== 200) failed.push(`${status} ${address}`);
        }
      });
      await release(second);
      await release(third);
      released.abort();
      await loading;
      report("two releases of three storefronts", { requests, failed: failed.length });
      expect(failed).toEqual([]);

      const assets = new Set([first, second, third].flatMap((build) => build.assets));
      expect(assets.size).toBeGreaterThan(first.assets.length);
      const missing: string[] = [];
      for (const name of assets)
        if ((await visit(`${shop}/assets/${name}`)).status !== 200) missing.push(name);
      report("assets of three builds", { files: assets.size, missing: missing.length });
      expect(missing).toEqual([]);

      // The page is two builds old.
      await shopper.addToCart();
      await shopper.cartDrawer.getByRole("button", { name: /^Remove/ }).waitFor();
      await shopper.closeCart();
      const opened = page.waitForEvent("load");
      await page.getByRole("banner").getByRole("link", { name: "Circlet" }).click();
      await opened;
      await page.getByRole("heading", { level: 1, name: "Sent back." }).waitFor();
      await shopper.openCart();
      await shopper.goToCheckout();
      await shopper.fillInAddress();
      await shopper.payWith(testCards.approved);
      await shopper.expectOrderConfirmed();
    });
  },
);
