import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promiseNames } from "../../graphql/service-kit/promises.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importCsv } from "../e2e/import-csv.ts";
import { type Shop, startShop, startStorefront } from "../e2e/shop.ts";
import type { RunningService } from "../programs.ts";

/** Another shop than the demo, which promises as much. */
const own = {
  CIRCLET_CONTENT: "own",
  CIRCLET_PROMISES: promiseNames.join(" "),
  STOREFRONT_API_TIMEOUT: "60000",
};
const named = { ...own, CIRCLET_SHOP_NAME: "Hollow & Pine" };

let folder: string;
let shop: Shop;
/** Knows the shop's name from the platform only. */
let unnamed: RunningService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "circlet-names-"));
  await importCsv(join(import.meta.dirname, "../e2e/catalogs/jewelry.csv"), folder);
  shop = await startShop(folder, named, { hasTexts: false });
  unnamed = await startStorefront(shop.platformUrl, { ...own, STOREFRONT_EXTENSIONS_API_URL: "" });
});

afterAll(async () => {
  await unnamed.stop();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

const pages = [
  "/",
  "/search",
  "/search?text=ring",
  "/search?text=nothing-of-this-name",
  "/search?page=1000",
  "/category/rings",
  "/direct?category=rings",
  "/products/tide-ring",
  "/products/no-such-product",
  "/no-such-page",
  "/brands",
  "/cart",
  "/profile",
  "/profile/orders",
  "/search?sort=price_asc",
  "/sizes",
  "/alerts/stop?token=none",
  "/privacy-choices",
  "/accessibility",
  "/faq",
];
const files = [
  "/manifest.webmanifest",
  "/llms.txt",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/feeds/products.xml",
  "/feeds/products.tsv",
];
const filesWithName = new Set(["/manifest.webmanifest", "/llms.txt", "/feeds/products.xml"]);

const markFolder = join(import.meta.dirname, "../../storefront/public/circlet");
const demoIcons = readdirSync(markFolder).map((name) => readFileSync(join(markFolder, name)));

const textAt = async (address: string) => (await fetch(address)).text();
/** With what surrounds them. */
const namesOfDemo = (text: string) => text.match(/.{0,60}Circlet.{0,60}/g) ?? [];

describe.each([
  ["its settings", () => shop.url],
  ["the platform", () => unnamed.url],
])("a shop that %s name", (_, url) => {
  test.each(pages)("has this name on %s, and the demo's nowhere", async (path) => {
    const html = await textAt(url() + path);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/Hollow &amp; Pine$/);
    // Header and footer, without the demo's mark.
    expect(html.match(/aria-label="Hollow &amp; Pine, home"[^>]*>Hollow &amp; Pine</g)).toHaveLength(2);
    expect(namesOfDemo(html)).toEqual([]);
    expect(html).toContain(`© ${new Date().getFullYear()} Hollow &amp; Pine`);
  });

  test("has no icon with the demo's mark", async () => {
    const html = await textAt(`${url()}/`);
    const links = [...html.matchAll(/href="([^"]+\.(?:ico|svg|png))"/g)];
    const manifest = JSON.parse(await textAt(`${url()}/manifest.webmanifest`)) as {
      icons: { readonly src: string }[];
    };
    const paths = [...links.map(([, href = ""]) => href), ...manifest.icons.map(({ src }) => src)];
    expect(paths).toHaveLength(6);
    for (const path of [...paths, "/favicon.ico", "/apple-touch-icon.png"]) {
      const response = await fetch(url() + path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(demoIcons).not.toContainEqual(Buffer.from(await response.arrayBuffer()));
    }
  });

  test.each(files)("has no other name in %s", async (path) => {
    const text = await textAt(url() + path);
    expect(namesOfDemo(text)).toEqual([]);
    if (filesWithName.has(path)) expect(text).toMatch(/Hollow (&|&amp;) Pine/);
  });
});

test("no link on a page of a shop with its own content leads to a page that is missing", async () => {
  const found = await Promise.all(
    pages.map(async (page) => {
      const links = (await textAt(shop.url + page)).matchAll(/<a [^>]*href="(\/[^"#?]*)/g);
      return [...links].map(([, path = ""]) => path).filter((path) => path !== page);
    }),
  );
  const links = new Set(found.flat());
  expect(links.size).toBeGreaterThan(10);
  const statuses = await Promise.all(
    [...links].map(async (path) => [path, (await fetch(shop.url + path)).status] as const),
  );
  expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
});

test.each([
  "/mailbox?email=ada@shop.example",
  "/order-status",
  "/checkouts/none",
  "/tracking/RP000000000000US",
])("the commerce service's %s has no other name than the shop's", async (path) => {
  const html = await textAt(shop.platformUrl + path);
  expect(namesOfDemo(html)).toEqual([]);
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain("Hollow &amp; Pine");
});
