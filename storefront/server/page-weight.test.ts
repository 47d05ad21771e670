import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { product, products } from "./page-weight.fixture.ts";
import { readSettings } from "./settings/settings.ts";
import { startStorefront, type Storefront } from "./start-storefront.ts";

/** Budgets for the first load of the built shop's pages: DOM elements, files and transferred bytes. */

let service: Server;
let shop: Storefront;

beforeAll(async () => {
  // The service has no reviews.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  service = createServer(async (request, response) => {
    const { operationName } = (await json(request)) as { operationName: string };
    const data =
      operationName === "GetProductByHandle"
        ? { product }
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

const { DOMParser } = new Window();

async function weightOf(path: string) {
  const response = await fetch(shop.url + path);
  const page = await response.text();
  const document = new DOMParser().parseFromString(page, "text/html");
  const hrefs = (selector: string) => [
    ...new Set([...document.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "")),
  ];
  // Each initial script has a preload, except React Router's manifest and the entry.
  const entry = [...document.querySelectorAll("script[type=late-module]")]
    .map((script) => script.textContent)
    .join();
  const imported = entry.split('"').filter((part) => part.startsWith("/assets/"));
  const scripts = [...new Set([...hrefs("link[rel=late-modulepreload]"), ...imported])];
  return {
    status: response.status,
    elements: document.querySelectorAll("*").length,
    html: gzipSync(page).length,
    scriptFiles: scripts.length,
    script: await bytesOf(scripts),
    styles: await bytesOf(hrefs("link[rel=stylesheet]")),
  };
}

async function bytesOf(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const response = await fetch(shop.url + file, { headers: { "Accept-Encoding": "gzip" } });
    expect(response.status).toBe(200);
    return Number(response.headers.get("Content-Length") ?? (await response.arrayBuffer()).byteLength);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

// The hashes in file names compress to some ten bytes more or less.
test.each([
  ["/", { elements: 1250, html: 14_000, script: 149_800 }],
  ["/search", { elements: 800, html: 13_500, script: 153_500 }],
  ["/products/coat", { elements: 550, html: 11_550, script: 152_470 }],
])("%s meets its budget", async (path, budget) => {
  const page = await weightOf(path);
  expect(page.status).toBe(200);
  expect.soft(page.elements, "elements").toBeLessThanOrEqual(budget.elements);
  expect.soft(page.html, "HTML, gzip").toBeLessThanOrEqual(budget.html);
  expect.soft(page.scriptFiles, "scripts to be interactive").toBeLessThanOrEqual(12);
  expect.soft(page.script, "scripts, gzip").toBeLessThanOrEqual(budget.script);
  // The variables of the theme, in both schemes, are 1.6 kB of it.
  expect.soft(page.styles, "stylesheets, gzip").toBeLessThanOrEqual(18_000);
  // An error page would be under any budget.
  expect(page.script).toBeGreaterThan(80_000);
  expect(page.styles).toBeGreaterThan(5_000);
});
