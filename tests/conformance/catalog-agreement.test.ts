import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startShop, prepareCatalog, type Shop } from "../e2e/shop.ts";
import { catalogProducts, type ApiProduct } from "./catalog-products.ts";
import { feedItemsOf, type FeedItem } from "./feed-file.ts";
import { type ProductClaims, productClaims } from "./product-claims.ts";

/** Service, page, structured data, preview and feed must state the same, for every product of the demo. */

let shop: Shop;
let folder: string;
let products: ApiProduct[];
let pages: Map<string, ProductClaims | null>;
let feed: FeedItem[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "circlet-catalog-"));
  await prepareCatalog(folder);
  shop = await startShop(folder);
  products = await catalogProducts(shop.platformUrl);
  pages = new Map();
  for (const { handle } of products) pages.set(handle, await productClaims(shop.url, handle));
  feed = feedItemsOf(await read("/feeds/products.xml"));
}, 120_000);

afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

async function read(path: string): Promise<string> {
  const response = await fetch(shop.url + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

function mismatches(matches: (product: ApiProduct, page: ProductClaims) => boolean): string[] {
  return productsWithPage().flatMap(([product, page]) => (matches(product, page) ? [] : [product.handle]));
}

function productsWithPage(): [ApiProduct, ProductClaims][] {
  return products.flatMap((product): [ApiProduct, ProductClaims][] => {
    const page = pages.get(product.handle);
    return page ? [[product, page]] : [];
  });
}

const usedConditions = new Set(["new_with_defects", "preowned"]);

test("a product has a page only while it is for sale", () => {
  expect(products.length).toBeGreaterThan(300);
  const wrong = products.filter(({ handle, isForSale }) => isForSale !== (pages.get(handle) !== null));
  expect(wrong.map(({ handle }) => handle)).toEqual([]);
});

test("a product has the service's price on its page and in its structured data", () => {
  expect(
    mismatches(({ prices }, page) => prices.includes(page.price) && page.offer.price === page.price),
  ).toEqual([]);
});

test("a product is in stock in its structured data", () => {
  expect(mismatches((_, page) => page.offer.availability === "https://schema.org/InStock")).toEqual([]);
});

test("a product has the service's condition on its page and in its structured data", () => {
  const word = (condition: string) => (usedConditions.has(condition) ? "Used" : "New");
  expect(
    mismatches(
      ({ condition, conditionName }, page) =>
        page.offer.itemCondition === `https://schema.org/${word(condition)}Condition` &&
        page.text.includes(conditionName),
    ),
  ).toEqual([]);
});

test("a product has a preview with its URL and one of its images", () => {
  expect(
    mismatches(
      ({ handle, images }, { canonical, preview }) =>
        canonical === `${shop.url}/products/${handle}` &&
        preview.url === canonical &&
        preview.title !== "" &&
        images.some((image) => {
          const { host, pathname } = new URL(image);
          return preview.image.startsWith(`${shop.url}/images/${host}${pathname}`);
        }),
    ),
  ).toEqual([]);
});

test("a product is in the feed with exactly the variants that can be bought", () => {
  const forSale = productsWithPage().flatMap(([{ variants }]) =>
    variants.map(({ id, price }) => `${id} ${price} USD`),
  );
  expect(feed.map(({ id, price }) => `${id} ${price}`).toSorted()).toEqual(forSale.toSorted());
});

test("a product has the service's condition in the feed", () => {
  const conditions = new Map(
    productsWithPage().map(([{ id, condition }]) => [id, usedConditions.has(condition) ? "used" : "new"]),
  );
  const wrong = feed.filter((item) => item.condition !== conditions.get(item.item_group_id ?? ""));
  expect(wrong.map(({ link }) => link)).toEqual([]);
});

test("a product is in the sitemap if it has a page", async () => {
  const sitemap = await read("/sitemaps/products-1.xml");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(new Set(listed)).toEqual(new Set(productsWithPage().map(([, { canonical }]) => canonical)));
  expect(listed).toHaveLength(productsWithPage().length);
});

/** The attributes that Google Merchant Center requires for used apparel. */
const required = [
  "id",
  "item_group_id",
  "title",
  "description",
  "link",
  "image_link",
  "availability",
  "price",
  "condition",
  "brand",
  "mpn",
  "google_product_category",
  "color",
  "size",
  "gender",
  "age_group",
  "shipping",
];

test("the merchant feed has every attribute that used apparel needs, and short titles", () => {
  const missing = feed.flatMap((item) =>
    required.filter((name) => !item[name]).map((name) => `${item["link"]} ${name}`),
  );
  expect(missing).toEqual([]);
  expect(feed.filter(({ title = "" }) => title.length > 150)).toEqual([]);
  expect(new Set(feed.map(({ id }) => id)).size).toBe(feed.length);
});

test("the merchant feed has the same content as TSV and as XML", async () => {
  const [head = "", ...rows] = (await read("/feeds/products.tsv")).trimEnd().split("\n");
  const columns = head.split("\t");
  const tabbed = rows.map((row) =>
    Object.fromEntries(row.split("\t").map((value, index) => [columns[index], value])),
  );
  expect(rows.every((row) => row.split("\t").length === columns.length)).toBe(true);
  const requiredValues = (item: Record<string, unknown>) => required.map((name) => item[name]);
  expect(tabbed.map(requiredValues)).toEqual(feed.map(requiredValues));
});

test("the merchant feed links to pages that show the variant at its price", async () => {
  const some = feed.filter((_, index) => index % 40 === 0);
  for (const { link = "", price = "", color = "" } of some) {
    const page = await productClaims("", link);
    expect([link, `${page?.price} USD`, page?.text.includes(color)]).toEqual([link, price, true]);
  }
});

test("a listing's structured data lists products by the URLs of their pages", async () => {
  const html = await read("/category/dresses");
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const list = blocks
    .map(([, json = ""]) => JSON.parse(json) as { "@type": string; itemListElement: { url: string }[] })
    .find((block) => block["@type"] === "ItemList");
  const canonicals = new Set(productsWithPage().map(([, { canonical }]) => canonical));
  expect(list?.itemListElement.length).toBeGreaterThan(10);
  expect(list?.itemListElement.filter(({ url }) => !canonicals.has(url))).toEqual([]);
});

test("the sitemap lists files that exist and contain only URLs of the shop", async () => {
  const index = await read("/sitemap.xml");
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  expect(files).toContain(`${shop.url}/sitemaps/brands.xml`);
  for (const file of files) {
    const text = await read(file.slice(shop.url.length));
    const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
    expect(urls.length, file).toBeGreaterThan(0);
    expect(urls.filter((url) => !url.startsWith(`${shop.url}/`))).toEqual([]);
  }
});

test("the sitemap lists pages that exist and may be indexed", async () => {
  const urls: string[] = [];
  const most = { pages: Infinity, categories: 12, collections: 12, brands: 12 };
  // One after another, because the shop builds only two files from the catalog at once.
  for (const [kind, count] of Object.entries(most)) {
    const text = await read(`/sitemaps/${kind}.xml`);
    urls.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url).slice(0, count));
  }
  for (const url of urls) {
    const response = await fetch(url, { redirect: "manual" });
    const html = await response.text();
    expect([url, response.status, /content="noindex/.test(html)]).toEqual([url, 200, false]);
    expect(html).toContain(`<link rel="canonical" href="${url}"`);
  }
});

test("the sitemap is in robots.txt, which excludes the cart and the account", async () => {
  const robots = await read("/robots.txt");
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  expect(robots).toMatch(/^Disallow: \/cart$/m);
  expect(robots).toMatch(/^Disallow: \/profile$/m);
});

test.each([
  "/sitemaps/products-2.xml",
  "/sitemaps/weather.xml",
  "/sitemaps/brands-1.xml",
  "/feeds/products.csv",
])("the sitemap has no file %s", async (path) => {
  expect((await fetch(shop.url + path)).status).toBe(404);
});
