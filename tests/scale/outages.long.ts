import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { postgresqlPrograms, startPostgresql } from "../../graphql/extensions/tests/postgresql-server.ts";
import { ValkeyServer } from "../../graphql/service-kit/rate-limits/valkey-server.fixture.ts";
import { catalogProducts } from "../conformance/catalog-products.ts";
import { root } from "../../.tasks/process.ts";
import { Program } from "../../.tasks/program.ts";
import { seededFolder } from "../faults/faulty-shop.ts";
import { serveCommerce, serveStorefront } from "../programs.ts";
import { engines, reportMissing, startHaproxy } from "./engines.ts";
import { Catalog, report, sendWebhook, startStorefront, versionAt, visit } from "./fleet.ts";
import { type Measured, measure } from "./load.ts";

/** What shoppers notice while a part of the shop is killed, or hangs for twenty seconds. */

beforeAll(reportMissing);

const calmSeconds = 5;
const outageSeconds = 20;
/** Milliseconds that an outage may add to the 99th percentile of the response times. */
const slower = 60;
/** Milliseconds until everything works again. */
const backWithin = 5000;

const seconds = (count: number) => pause(count * 1000);

/** Milliseconds until `work` resolves. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function expectUnnoticed(calm: Measured, outage: Measured): void {
  expect(outage.failed).toBe(0);
  expect(outage.requests).toBeGreaterThan(100);
  expect(outage.p99).toBeLessThan(calm.p99 + slower);
}

/** Three storefronts that share a Valkey, and pages that all of them have. */
async function openFleet() {
  const valkey = await ValkeyServer.start();
  onTestFinished(() => valkey.stop());
  const catalog = new Catalog();
  const settings = { CATALOG_URL: await catalog.open(), STOREFRONT_VALKEY_URL: valkey.url };
  const storefronts = await Promise.all([1, 2, 3].map(() => startStorefront(settings)));
  const urls = storefronts.map(({ url }) => url);
  await seconds(1.5);
  const paths = ["/", ...Array.from({ length: 50 }, (_, id) => `/products/${id}`)];
  for (const url of urls) for (const path of paths) await visit(url + path);
  return { valkey, catalog, settings, storefronts, urls, paths };
}

describe.skipIf(!engines.valkey)("Valkey (needs valkey-server or redis-server)", () => {
  test("Valkey hangs, is killed and is back: pages come from the storefronts' memory, and new ones are rendered", async () => {
    const { valkey, catalog, urls, paths } = await openFleet();
    const pages = paths.flatMap((path) => urls.map((url) => url + path));
    const calm = await measure(pages, seconds(calmSeconds));
    /** Visits the pages in memory, and then one that each storefront must render without Valkey. */
    const measureAway = async (unseen: string) => {
      const before = catalog.renders;
      const measured = await measure(pages, seconds(outageSeconds));
      const renders = catalog.renders - before;
      for (const url of urls) expect((await visit(url + unseen)).status).toBe(200);
      return { ...measured, renders };
    };
    valkey.signal("SIGSTOP");
    const hanging = await measureAway("/products/100");
    valkey.signal("SIGCONT");
    await valkey.kill();
    const dead = await measureAway("/products/101");
    await valkey.restart();
    catalog.change("1");
    const back = await timeOf(async () => {
      await sendWebhook(urls[0] ?? "", "1");
      for (const url of urls) while ((await versionAt(`${url}/products/1`)) < 1) await pause(10);
    });
    report("Valkey away", {
      "p99 ms": calm.p99,
      "hanging p99 ms": hanging.p99,
      "dead p99 ms": dead.p99,
      renders: hanging.renders + dead.renders,
      "back after ms": back,
    });
    expectUnnoticed(calm, hanging);
    expectUnnoticed(calm, dead);
    expect([hanging.renders, dead.renders]).toEqual([0, 0]);
    expect(back).toBeLessThan(backWithin);
  });
});

describe.skipIf(!engines.valkey || !engines.haproxy)("one of three storefronts (needs HAProxy)", () => {
  test("a storefront is killed and started again: only its requests in flight fail", async () => {
    const { settings, storefronts, urls, paths } = await openFleet();
    const shop = await startHaproxy(urls);
    const pages = paths.map((path) => shop + path);
    const calm = await measure(pages, seconds(calmSeconds));
    const [first] = storefronts;
    if (!first) throw new Error("The fleet has no storefronts");
    const dead = await measure(
      pages,
      first.program.kill().then(() => seconds(calmSeconds)),
    );
    const back = await timeOf(() =>
      startStorefront({ ...settings, STOREFRONT_PORT: new URL(first.url).port }),
    );
    report("a storefront killed", { "p99 ms": calm.p99, ...dead, "back after ms": back });
    expect(calm.failed).toBe(0);
    // Four shoppers have at most four requests in flight.
    expect(dead.failed).toBeLessThanOrEqual(4);
    expect(dead.p99).toBeLessThan(calm.p99 + slower);
    expect(back).toBeLessThan(backWithin);
  });

  test("Valkey hangs: only its requests in flight wait for it", async () => {
    const { storefronts, urls, paths } = await openFleet();
    const shop = await startHaproxy(urls);
    const pages = paths.map((path) => shop + path);
    const calm = await measure(pages, seconds(calmSeconds));
    storefronts[0]?.program.signal("SIGSTOP");
    const over = seconds(outageSeconds).then(() => storefronts[0]?.program.signal("SIGCONT"));
    const hanging = await measure(pages, over);
    report("a storefront hangs", { "p99 ms": calm.p99, ...hanging });
    expectUnnoticed(calm, hanging);
  });
});

describe.skipIf(!postgresqlPrograms)("the extensions service and its PostgreSQL (needs postgresql)", () => {
  /** The built shop. Its pages are outdated after a second, so they render again during the outage. */
  async function openShop() {
    const data = await seededFolder();
    const postgresql = await startPostgresql();
    const databaseUrl = await postgresql.newDatabase();
    const platform = serveCommerce(data);
    const platformUrl = await platform.url();
    const startExtensions = (port = "0") =>
      new Program([join(root, "graphql/extensions/src/cli.ts"), "serve"], {
        env: {
          EXTENSIONS_PORT: port,
          STOREFRONT_API_URL: platformUrl,
          EXTENSIONS_DATABASE_URL: databaseUrl,
        },
      });
    const extensions = startExtensions();
    const extensionsUrl = await extensions.url();
    const storefront = serveStorefront(platformUrl, {
      STOREFRONT_EXTENSIONS_API_URL: extensionsUrl,
      STOREFRONT_PAGE_FRESH_SECONDS: "1",
      STOREFRONT_API_TIMEOUT: "1000",
    });
    const running: Program[] = [storefront, extensions, platform];
    onTestFinished(async () => {
      for (const program of running) await program.kill();
      await postgresql.close();
      await rm(data, { recursive: true, force: true });
    });
    const url = await storefront.url();
    const products = (await catalogProducts(platformUrl)).filter(({ isForSale }) => isForSale).slice(0, 5);
    const pages = ["/", ...products.map(({ handle }) => `/products/${handle}`)].map((path) => url + path);
    // The first visits render the pages and warm the server up.
    await measure(pages, seconds(calmSeconds));
    const restartExtensions = async () => {
      const next = startExtensions(new URL(extensionsUrl).port);
      running.push(next);
      await next.url();
    };
    const ready = async () => (await fetch(`${extensionsUrl}/ready`).catch(() => null))?.ok === true;
    return { pages, postgresql, extensions, restartExtensions, ready };
  }

  type Shop = Awaited<ReturnType<typeof openShop>>;

  const outages: readonly (readonly [string, (shop: Shop) => Promise<() => Promise<void>>])[] = [
    [
      "the extensions service hangs",
      async ({ extensions }) => {
        extensions.signal("SIGSTOP");
        return async () => extensions.signal("SIGCONT");
      },
    ],
    [
      "the extensions service is killed",
      async ({ extensions, restartExtensions }) => {
        await extensions.kill();
        return restartExtensions;
      },
    ],
    [
      "PostgreSQL hangs",
      async ({ postgresql }) => {
        postgresql.signal("SIGSTOP");
        return async () => postgresql.signal("SIGCONT");
      },
    ],
    [
      "PostgreSQL is killed",
      async ({ postgresql }) => {
        await postgresql.stop();
        return () => postgresql.start();
      },
    ],
  ];

  test.each(outages)("%s for 20 seconds: pages come as before, and it is back", async (what, begin) => {
    const shop = await openShop();
    const calm = await measure(shop.pages, seconds(calmSeconds));
    const endOutage = await begin(shop);
    const outage = await measure(shop.pages, seconds(outageSeconds));
    const back = await timeOf(async () => {
      await endOutage();
      await vi.waitUntil(shop.ready, { timeout: 30_000, interval: 50 });
    });
    report(what, { "calm p99 ms": calm.p99, ...outage, "back after ms": back });
    expectUnnoticed(calm, outage);
    expect(back).toBeLessThan(backWithin);
  });
});
