import { readdirSync } from "node:fs";
import { json } from "node:stream/consumers";
import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { expect, test } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { describeFinding, diagnoseShop } from "./diagnose.ts";

const icons = readdirSync(new URL("../../public", import.meta.url)).filter((name) => /^[^.].*\./.test(name));

/** A fake store that responds to each query with these root fields. */
function storeWith(data: Readonly<Record<string, unknown>>, status = 200): Promise<string> {
  return serveLocally(async (request, response) => {
    // Requests for the discovery document have no body.
    if (request.method === "POST") await json(request);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({ data }));
  });
}

const shop = {
  shop: { name: "Hollow Pine" },
  publicApiVersions: [{ handle: "2023-10", supported: true }],
};

async function report(apiUrl: string, settings: Readonly<Record<string, string>> = {}) {
  const findings = await diagnoseShop(
    readSettings({ STOREFRONT_API_URL: apiUrl, STOREFRONT_EXTENSIONS_API_URL: "", ...settings }),
  );
  return { findings, text: findings.map(describeFinding).join("\n") };
}

test("the doctor reports missing data, where to set it, and what the shop does without it", async () => {
  const url = await storeWith({
    ...shop,
    products: { nodes: [{ metafields: [null, { key: "brand" }] }] },
    all: { products: { filters: [{ id: "filter.p.vendor" }] } },
    deals: null,
    menu: null,
    metaobjects: { nodes: [] },
  });
  const { findings, text } = await report(url, { STOREFRONT_MENU: "main-menu" });
  expect(findings.some(({ state }) => state === "broken")).toBe(false);
  expect(text).toContain("✓ Storefront API 2023-10");
  expect(text).toContain(
    "– No product has the metafields category, condition, color, size, retail_price, mpn.",
  );
  expect(text).toContain("– No product has the metafield measurements.");
  expect(text).toContain("✓ Collection all");
  expect(text).toContain("– The store has no collection with the handle “deals”.");
  expect(text).toContain("    Set it: admin → Search & Discovery → Filters.");
  expect(text).toContain("– The store has no menu with the handle “main-menu”.");
  expect(text).toContain("    Without it: Brands are the products' vendors.");
  expect(text).toContain("– No extensions service is set.");
  expect(text).toContain("– The shop's server has no private token.");
});

test.each([
  [5, "✓ Comparison of garments: 800 of 900 products have measurements, read 5 hours ago"],
  [60, "– Comparison of garments: 800 of 900 products have measurements, read 60 hours ago."],
])("the doctor says how old the comparison of garments is: %d hours", async (hours, line) => {
  const readAt = new Date(Date.now() - hours * 3_600_000).toISOString();
  const catalog = { products: 900, measured: 800, readAt, webhookAt: readAt };
  const url = await storeWith({ ...shop, getComparedCatalog: catalog, getRefusedFields: [] });
  const { text } = await report(url, { STOREFRONT_EXTENSIONS_API_URL: url });
  expect(text).toContain("✓ Extensions service");
  expect(text).toContain(line);
});

test("the doctor names customer metafields that the platform refuses, and webhooks that do not come", async () => {
  const catalog = { products: 9, measured: 8, readAt: new Date().toISOString() };
  const working = { getComparedCatalog: { ...catalog, webhookAt: catalog.readAt }, getRefusedFields: [] };
  const lacking = {
    getComparedCatalog: { ...catalog, webhookAt: null },
    getRefusedFields: ["custom.garments", "custom.sizes"],
  };
  const texts = [];
  for (const service of [working, lacking]) {
    const url = await storeWith({ ...shop, ...service });
    texts.push((await report(url, { STOREFRONT_EXTENSIONS_API_URL: url })).text);
  }
  expect(texts[0]).toContain("✓ Webhooks of products at the extensions service");
  expect(texts[0]).not.toContain("refuses to write");
  expect(texts[1]).toContain("– No webhook of a product has reached the extensions service in a week.");
  expect(texts[1]).toContain(
    "– The platform refuses to write the customer metafields custom.garments, custom.sizes.",
  );
});

test("the doctor names what the shop still has of the demo", async () => {
  const url = await storeWith(shop);
  const { text } = await report(url, { CIRCLET_PROMISES: "none" });
  expect(text).toContain("– The shop promises nothing.");
  expect(text).toContain("– The shop has the demo's name.");
  // All of them, or the doctor misses one that has been redrawn.
  expect(text).toContain(`– Icons are a plain bag: ${icons.join(", ")}.`);
  expect(text).toContain("– The company is the demo's, and so are the texts of FAQ, contact, terms");
  expect(text).toContain("– The shop shows the demo's menus, home page and long pages.");
  const own = await report(url, { CIRCLET_CONTENT: "own", CIRCLET_PROMISES: "free-shipping bundle" });
  expect(own.text).toContain("✓ Promises: free-shipping, bundle");
  expect(own.text).toContain("✓ Content");
  expect(own.text).toContain("– The store has no menu with the handle “main-menu”.");
});

test("the doctor reports a rejected token, and stops", async () => {
  const { findings, text } = await report(await storeWith({}, 401));
  expect(findings[0]).toMatchObject({ state: "broken", what: "The store rejects the token." });
  expect(text).not.toContain("Collection all");
});

test("the doctor reports that nothing responds", async () => {
  const { findings } = await report("http://127.0.0.1:1");
  expect(findings[0]).toMatchObject({ state: "broken", what: "Nothing answers at http://127.0.0.1:1." });
});

test("the doctor lists the supported versions", async () => {
  const url = await storeWith({ ...shop, publicApiVersions: [{ handle: "2026-04", supported: true }] });
  const { text } = await report(url);
  expect(text).toContain("supported: 2026-04");
});

test("the doctor names redirects that end in a page that does not exist", async () => {
  const missing = new Set(["/collections/gone", "/old-shop"]);
  const shopUrl = await serveLocally((request, response) => {
    response.writeHead(missing.has(request.url ?? "") ? 404 : 200).end();
  });
  const nodes = [
    { path: "/sale", target: "/collections/sale?sort=deals" },
    { path: "/summer", target: "/collections/gone" },
    { path: "/us", target: `${shopUrl}/old-shop` },
    { path: "/blog", target: "https://elsewhere.example/gone" },
  ];
  const url = await storeWith({ ...shop, urlRedirects: { pageInfo: { hasNextPage: false }, nodes } });
  const { text } = await report(url, { STOREFRONT_URL: shopUrl });
  expect(text).toContain(
    `– 2 of 4 redirects end in a page that does not exist: /summer → /collections/gone, /us → ${shopUrl}/old-shop.`,
  );
  expect((await report(url, { STOREFRONT_URL: "http://127.0.0.1:1" })).text).toContain(
    "– 4 redirects were not checked, because the shop does not run at http://127.0.0.1:1.",
  );
});

const cdn = "https://cdn.shopify.com";
const folder = `${cdn}/s/files/1/0690/0396/7890`;
const withImages = (...urls: string[]) =>
  storeWith({
    ...shop,
    products: { nodes: [{ metafields: [], images: { nodes: urls.map((url) => ({ url })) } }] },
  });

test.each(["0690/0396/7890", "0533/2089"])("the doctor prints the folder %s of the store", async (name) => {
  const own = `${cdn}/s/files/1/${name}`;
  const url = await withImages(`${own}/files/coat.jpg?v=1`, `${own}/products/hat.jpg?v=2`);
  expect((await report(url)).text).toContain(`    Set it: STOREFRONT_IMAGE_ORIGINS="${own}".`);
  expect((await report(url, { STOREFRONT_IMAGE_ORIGINS: own })).text).toContain("✓ Images");
});

test("the doctor reports images that the settings exclude", async () => {
  const url = await withImages(`${folder}/files/coat.jpg`, "https://images.example/hat.jpg");
  const { text } = await report(url, { STOREFRONT_IMAGE_ORIGINS: `${cdn}/s/files/1/0000/0001` });
  expect(text).toContain("– STOREFRONT_IMAGE_ORIGINS excludes 2 of 2 images, such as");
  expect(text).toContain(`STOREFRONT_IMAGE_ORIGINS="${folder} https://images.example"`);
});
