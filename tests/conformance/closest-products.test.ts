import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveCollection } from "../../graphql/commerce-service/src/collections/collection-writer.ts";
import { listingCollections } from "../../graphql/commerce-service/src/collections/listing-collections.ts";
import { deleteProduct } from "../../graphql/commerce-service/src/catalog/writing/product-writer.ts";
import {
  openTestShop,
  saveProducts,
  type TestShop,
  testProduct,
} from "../../graphql/commerce-service/tests/test-shop.fixture.ts";
import { openInMemory } from "../../graphql/extensions/src/database/open-database.ts";
import type { Database } from "../../graphql/extensions/src/database/database.ts";
import { type RunningService, startService } from "../../graphql/extensions/src/server/start-service.ts";
import { readSettings } from "../../graphql/extensions/src/settings/settings.ts";
import { idOf } from "../../graphql/extensions/tests/products.ts";
import type { Program } from "../../.tasks/program.ts";
import { serveStorefront } from "../programs.ts";
import { queryService } from "../query-service.ts";

const secret = "a-webhook-secret-of-the-tests";
const garments = "filter.p.m.product_information.measurements";

/**
 * The commerce service as a hosted platform, which cannot compare: it knows no filter by measurements, and no facet of
 * them. Its address is not that of a local service.
 */
async function startHostedPlatform(serviceUrl: string) {
  const withoutGarments = (name: string, value: unknown) =>
    (name === "filters" || name === "productFilters") && Array.isArray(value)
      ? value.filter((each) => !JSON.stringify(each).includes('"measurements"') && each.id !== garments)
      : value;
  const server = createServer((asked, response) => {
    const forward = async () => {
      const body = JSON.stringify(JSON.parse(await text(asked), withoutGarments));
      const headers = { "content-type": "application/json" };
      const answer = await fetch(serviceUrl + asked.url, { method: "POST", headers, body });
      const json = JSON.stringify(JSON.parse(await answer.text(), withoutGarments));
      response.writeHead(answer.status, headers).end(json);
    };
    forward().catch(() => response.destroy());
  });
  server.listen(0, "0.0.0.0");
  await once(server, "listening");
  return { url: `http://0.0.0.0:${(server.address() as AddressInfo).port}`, server };
}

/** Forwards to the extensions service, which may stop to respond. */
async function startFront(serviceUrl: string) {
  const state = { isSilent: false };
  const server = createServer((asked, response) => {
    if (state.isSilent) return;
    const forward = async () => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(serviceUrl, { method: "POST", headers, body: await text(asked) });
      response.writeHead(answer.status, headers).end(await answer.text());
    };
    forward().catch(() => response.destroy());
  });
  server.listen(0);
  await once(server, "listening");
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server, state };
}

const dress = (handle: string, chest: number | null, size = "M") =>
  testProduct(handle, {
    title: `Dress ${handle}`,
    productType: "dresses",
    options: [{ name: "Size", values: [size] }],
    variants: [{ options: { Size: size }, price: 4000, inventory: 1 }],
    information: {
      category: "dresses",
      department: "womens",
      size,
      size_type: "womens_alpha",
      ...(chest !== null && {
        measurements: JSON.stringify({ unit: "in", variants: [{ values: { "Chest, across": chest } }] }),
      }),
    },
  });

let shop: TestShop;
let platform: Awaited<ReturnType<typeof startHostedPlatform>>;
let database: Database;
let service: RunningService;
let front: Awaited<ReturnType<typeof startFront>>;
let storefront: Program;
let without: Program;
let caching: Program;
let url: string;

beforeAll(async () => {
  shop = await openTestShop();
  saveProducts(
    shop.database,
    dress("unmeasured", null),
    dress("far", 25),
    dress("near", 19),
    dress("exact", 18.5, "S"),
    testProduct("coat", { information: { category: "outerwear" } }),
    ...Array.from({ length: 80 }, (_, at) => dress(`farther-${at}`, 30 + at / 4)),
  );
  for (const collection of listingCollections) saveCollection(shop.database, collection);
  platform = await startHostedPlatform(shop.url);
  // The first query compiles the schema.
  await queryService(platform.url, "{ shop { name } }");
  database = await openInMemory();
  const settings = readSettings({
    EXTENSIONS_PORT: "0",
    STOREFRONT_API_URL: platform.url,
    STOREFRONT_WEBHOOK_SECRET: secret,
  });
  service = await startService({ settings, database, log: () => undefined });
  front = await startFront(service.url);
  storefront = serveStorefront(platform.url, { STOREFRONT_EXTENSIONS_API_URL: front.url });
  caching = serveStorefront(platform.url, {
    STOREFRONT_EXTENSIONS_API_URL: front.url,
    STOREFRONT_PAGE_FRESH_SECONDS: "60",
  });
  without = serveStorefront(platform.url, { STOREFRONT_EXTENSIONS_API_URL: "" });
  url = await storefront.url();
}, 120_000);

afterAll(async () => {
  await Promise.all([storefront?.kill(), caching?.kill(), without?.kill()]);
  front?.server.closeAllConnections();
  front?.server.close();
  await service?.close();
  await database?.close();
  platform?.server.close();
  await shop?.close();
});

/** A busy machine is slow. */
const patient = { timeout: 20_000 };

const htmlOf = async (search: string, origin = url) =>
  (await fetch(`${origin}/category/dresses${search}`)).text();

/** The listed products in order, as a browser without scripts shows them; none if they were not compared. */
async function closest(search: string, origin = url): Promise<string[]> {
  const html = await htmlOf(search, origin);
  if (!html.includes("The closest come first.")) return [];
  const [main = ""] = html.split("<main").slice(1);
  return [...new Set(Array.from(main.matchAll(/href="\/products\/([a-z\d-]+)/g), ([, handle]) => handle!))];
}

async function pageOf(path: string, origin = url) {
  const { document } = new Window({
    settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true },
  });
  document.write(await (await fetch(origin + path)).text());
  return document;
}

/** How many items a page says it has. */
async function listed(search: string): Promise<number> {
  const page = await pageOf(`/category/dresses${search}`);
  const texts = Array.from(page.querySelectorAll("main *"), ({ textContent }) => textContent);
  return Number.parseInt(texts.find((each) => /^\d+ items?$/.test(each)) ?? "", 10);
}

/** The sizes among the filters, each with its number: "M (2)". */
async function sizesOf(search: string): Promise<string[]> {
  const page = await pageOf(`/category/dresses${search}&open=size`);
  return Array.from(page.querySelectorAll("label"), (label) => label.textContent.trim());
}

async function tell(event: "update" | "delete", handle: string, id = idOf(shop, handle)): Promise<void> {
  const body = JSON.stringify({ id: Number(id.split("/").at(-1)) });
  const headers = {
    "x-shopify-topic": `products/${event}`,
    "x-shopify-hmac-sha256": createHmac("sha256", secret).update(body).digest("base64"),
  };
  const address = `${service.url}/webhooks/products/${event}`;
  expect((await fetch(address, { method: "POST", body, headers })).status).toBe(200);
}

test("a hosted store lists the closest first and what was not measured last, page by page", async () => {
  // The service reads the catalog once it has started, and again a minute after a failure.
  await expect.poll(() => closest("?near=chest18.5&show=all"), { timeout: 90_000 }).toHaveLength(80);
  const first = await closest("?near=chest18.5&show=all");
  expect(first.slice(0, 4)).toEqual(["exact", "near", "far", "farther-0"]);
  const html = await htmlOf("?near=chest18.5&show=all");
  expect(html).toContain("The closest come first. One item without these measurements is last.");
  const next = /href="(\/category\/dresses\?[^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  const second = await closest(next?.slice("/category/dresses".length) ?? "");
  expect(second).toHaveLength(4);
  expect(second.at(-1)).toBe("unmeasured");
  expect(first).not.toContain(second[0]);
}, 120_000);

test("a distance and a size leave out what differs by more and what comes in other sizes", async () => {
  expect(await closest("?near=chest18.5&within=1")).toEqual(["exact", "near", "unmeasured"]);
  expect(await closest("?near=chest18.5&within=1&size=womens_alpha.S")).toEqual(["exact"]);
});

test("the numbers beside the filters are those of the listings that they lead to", async () => {
  for (const search of ["?near=chest18.5&within=1", "?near=chest18.5&within=1&size=S", "?near=chest18.5"]) {
    const sizes = await sizesOf(search);
    for (const size of ["S", "M"]) {
      const those = new URLSearchParams(search);
      those.set("size", size);
      expect(sizes).toContain(`${size} (${await listed(`?${those}`)})`);
    }
  }
  expect(await listed("?near=chest18.5&within=1&size=M")).toBe(2);
});

test.each([
  [
    "/search?text=farther&near=chest18.5",
    "A search by words is not compared with yours. ",
    "/search?near=chest18.5",
  ],
  [
    "/category/dresses?near=chest18.5&within=1&sort=price_asc",
    "In this order, items are not compared with yours. ",
    "/category/dresses?near=chest18.5&within=1",
  ],
  [
    "/category/dresses?near=chest18.5&filter.v.availability=Out+of+stock",
    "With these filters, items are not compared with yours. ",
    "/category/dresses?near=chest18.5",
  ],
])("%s says that it is not compared, and links to what is", async (path, sentence, href) => {
  const page = await pageOf(path);
  const notice = page.querySelector(`a[href="${href}"]`)?.parentElement;
  expect(notice?.textContent).toContain(sentence);
  expect((await pageOf(href)).body.textContent).toContain("The closest come first.");
});

test("another order without a distance is the platform's, and keeps the garment", async () => {
  const page = await pageOf("/category/dresses?near=chest18.5&sort=price_asc");
  expect(page.body.textContent).not.toMatch(/not compared|cannot compare|come first/);
  expect(page.querySelector('a[href="/category/dresses?sort=price_asc"]')).not.toBeNull();
});

test("while the index is silent, a listing says that it is not compared this time, and is compared again after that", async () => {
  const origin = await caching.url();
  const path = "/category/dresses?near=chest17";
  await expect.poll(() => closest("?near=chest18.5", origin), patient).not.toEqual([]);
  front.state.isSilent = true;
  try {
    const page = await pageOf(path, origin);
    expect(page.body.textContent).toContain("Items could not be compared with yours this time. Try again");
    expect(page.querySelector(`a[href="${path}"]`)).not.toBeNull();
    expect(page.querySelectorAll("main a[href^='/products/']").length).toBeGreaterThan(20);
    // What was compared before is still shown.
    expect(await closest("?near=chest18.5", origin)).not.toEqual([]);
  } finally {
    front.state.isSilent = false;
  }
  await expect.poll(() => closest("?near=chest17", origin), patient).not.toEqual([]);
});

test("a product's webhook changes the order and a deletion takes it out", async () => {
  const webhookAt = async (): Promise<unknown> => {
    const body = JSON.stringify({ query: "{ getComparedCatalog { webhookAt } }" });
    const headers = { "content-type": "application/json" };
    const { data } = await (await fetch(service.url, { method: "POST", headers, body })).json();
    return data.getComparedCatalog.webhookAt;
  };
  expect(await webhookAt()).toBeNull();
  saveProducts(shop.database, dress("far", 18.5));
  await tell("update", "far");
  expect(await webhookAt()).not.toBeNull();
  await expect
    .poll(async () => (await closest("?near=chest18.5")).slice(0, 3), patient)
    .toEqual(["exact", "far", "near"]);
  const id = idOf(shop, "near");
  deleteProduct(shop.database, "near");
  await tell("delete", "near", id);
  await expect.poll(() => closest("?near=chest18.5&within=1"), patient).not.toContain("near");
});

test("without the extensions service, the garment form has no link to the closest products, and a listing says that it cannot compare them", async () => {
  const origin = await without.url();
  const button = "Show the closest to it";
  expect(await (await fetch(`${url}/sizes`)).text()).toContain(button);
  expect(await (await fetch(`${origin}/sizes`)).text()).not.toContain(button);
  expect(await htmlOf("?near=chest18.5", origin)).toContain(
    "This shop cannot compare items with yours in lists.",
  );
});
