import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readSettings } from "./settings.ts";
import { startStorefront, type Storefront } from "./start-storefront.ts";

/** What the built shop's first pages weigh, in bytes on the wire: a budget, to be lowered whenever a page gets lighter. */

const pageInfo = { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false };

/** As unlike each other as pieces are: of eighty alike ones gzip would make nothing. */
const pieces = Array.from({ length: 80 }, (_, index) => {
  const word = (salt: number) => ((index + 1) * salt).toString(36);
  const title = `${word(7919)} ${word(104_729)} ${word(1_299_709)}`;
  const handle = `house-${index % 40}-${title.replaceAll(" ", "-")}`;
  return {
    id: `gid://shopify/Product/${8_000_000_000_000 + index}`,
    handle,
    title,
    vendor: `House ${index % 40}`,
    availableForSale: true,
    images: {
      nodes: [{ url: `https://cdn.shopify.com/s/files/${handle}.jpg?v=${word(15_485_863)}`, altText: null }],
    },
    options: [
      { name: "Color", values: ["Red"] },
      { name: "Size", values: [String(index % 20)] },
    ],
    priceRange: { minVariantPrice: { amount: `${20 + index}.5`, currencyCode: "USD" } },
    metafields: [
      { key: "retail_price", value: `${60 + index * 2}.00` },
      { key: "condition", value: "preowned" },
      { key: "category", value: "dresses" },
    ],
  };
});
const brands = Array.from({ length: 40 }, (_, index) => ({
  id: `brand-${index}`,
  label: `House ${index}`,
  count: 2,
  input: "{}",
}));
const products = {
  pageInfo,
  filters: [{ id: "filter.p.vendor", label: "Brand", values: brands }],
  edges: pieces.map((node) => ({ node })),
  nodes: pieces.slice(0, 5),
};

let service: Server;
let shop: Storefront;

beforeAll(async () => {
  // There are no reviews.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  service = createServer(async (request, response) => {
    const { operationName } = (await json(request)) as { operationName: string };
    const data =
      operationName === "GetProductByHandle"
        ? { product: null }
        : { collection: { id: "1", title: "All", products } };
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ data }));
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  const { port } = service.address() as AddressInfo;
  shop = await startStorefront(
    readSettings({ STOREFRONT_PORT: "0", STOREFRONT_API_URL: `http://127.0.0.1:${port}` }),
  );
}, 60_000);

afterAll(async () => {
  await shop.close();
  service.closeAllConnections();
  service.close();
});

/** The sheets of a page stand in it. */
const inlineSheet = /<style>.*?<\/style>/gs;

async function weightOf(path: string) {
  const page = await (await fetch(shop.url + path)).text();
  const scripts = new Set([...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file));
  const bytes = await Promise.all([...scripts].map(bytesOf));
  const sheets = [...page.matchAll(inlineSheet)].join("");
  return {
    html: gzipSync(page.replace(inlineSheet, "")).length,
    script: bytes.reduce((sum, one) => sum + one, 0),
    styles: gzipSync(sheets).length,
  };
}

async function bytesOf(file: string): Promise<number> {
  const response = await fetch(shop.url + file, { headers: { "Accept-Encoding": "gzip" } });
  expect(response.status).toBe(200);
  return Number(response.headers.get("Content-Length"));
}

// The product's page is that of a sold piece, whose scripts and styles are the same.
test.each([
  ["/", { html: 12_050, script: 125_100, styles: 11_100 }],
  ["/search", { html: 16_250, script: 125_000, styles: 11_100 }],
  ["/products/coat", { html: 8900, script: 133_900, styles: 11_600 }],
])("%s keeps to its budget", async (path, budget) => {
  const { html, script, styles } = await weightOf(path);
  expect.soft(html).toBeLessThan(budget.html);
  expect.soft(script).toBeLessThan(budget.script);
  expect.soft(styles).toBeLessThan(budget.styles);
  // Nor is it a page that failed, which weighs nothing.
  expect(script).toBeGreaterThan(110_000);
});
