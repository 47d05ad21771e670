import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importCsv } from "../e2e/import-csv.ts";
import { type Shop, startShop } from "../e2e/shop.ts";
import { feedItemsOf } from "./feed-file.ts";
import { productClaims } from "./product-claims.ts";

/** Every place that shows a price shows that of the variant it leads to, which can be bought. */

/** Option values, the price in dollars and the stock. */
type Variant = readonly [values: readonly string[], price: number, stock: number];

const cases: Readonly<Record<string, readonly Variant[]>> = {
  "one-price": [
    [["Red", "S"], 30, 1],
    [["Red", "L"], 30, 0],
  ],
  "price-by-size": [
    [["Red", "S"], 20, 1],
    [["Red", "L"], 50, 1],
  ],
  "dearest-first": [
    [["Red", "L"], 50, 1],
    [["Red", "S"], 20, 1],
  ],
  "cheapest-sold-out": [
    [["Red", "S"], 20, 0],
    [["Red", "L"], 50, 1],
  ],
  "dearest-sold-out": [
    [["Red", "S"], 20, 1],
    [["Red", "L"], 50, 0],
  ],
  "price-by-color": [
    [["Red", "S"], 45, 1],
    [["Blue", "S"], 20, 0],
    [["Blue", "L"], 22, 1],
    [["Red", "L"], 45, 1],
  ],
  "third-option": [
    [["Red", "S", "Slim"], 20, 0],
    [["Red", "S", "Wide"], 35, 1],
    [["Red", "S", "Tall"], 60, 1],
  ],
};

let shop: Shop;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "circlet-prices-"));
  const rows = Object.entries(cases).flatMap(([handle, variants]) =>
    variants.map(([values, price, stock], index) => ({
      Handle: handle,
      Title: index === 0 ? handle : "",
      Vendor: index === 0 ? "Case" : "",
      Published: index === 0 ? "TRUE" : "",
      "Image Src": index === 0 ? "https://cdn.example/coat.jpg" : "",
      ...Object.fromEntries(
        ["Color", "Size", "Fit"].flatMap((name, option) => [
          [`Option${option + 1} Name`, values[option] ? name : ""],
          [`Option${option + 1} Value`, values[option] ?? ""],
        ]),
      ),
      "Variant Inventory Tracker": "shopify",
      "Variant Inventory Qty": stock,
      "Variant Inventory Policy": "deny",
      "Variant Price": price,
    })),
  );
  const file = join(folder, "products.csv");
  await writeFile(file, stringify(rows, { header: true }));
  await importCsv(file, folder);
  shop = await startShop(folder, {}, { hasTexts: false });
}, 120_000);

afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

const dollars = (price: number) => `${price}.00`;
const read = async (path: string) => (await fetch(shop.url + path)).text();

describe.each(Object.entries(cases))("%s", (handle, variants) => {
  const forSale = variants.filter(([, , stock]) => stock > 0);
  const cheapest = dollars(Math.min(...forSale.map(([, price]) => price)));

  test("a page, its structured data and its preview have the price of the cheapest variant for sale", async () => {
    const claims = await productClaims(shop.url, handle);
    expect(claims).toMatchObject({
      price: cheapest,
      offer: { price: cheapest, availability: "https://schema.org/InStock" },
      preview: { price: cheapest },
    });
    const linked = await productClaims("", claims?.offer.url ?? "");
    expect(linked?.price).toBe(cheapest);
  });

  test("a card and a suggestion have the price of the page", async () => {
    expect(cardPrice(await read("/search"), handle)).toBe(cheapest);
    const { products } = JSON.parse(await read(`/suggestions?text=${handle}`)) as {
      products: { handle: string; price: number }[];
    };
    expect(products.find((card) => card.handle === handle)?.price).toBe(Number(cheapest) * 100);
  });

  test("a variant has the same price in the feed and on the page it links to", async () => {
    const items = feedItemsOf(await read("/feeds/products.xml")).filter(
      ({ link }) => new URL(link ?? "").pathname === `/products/${handle}`,
    );
    expect(items.map(({ price }) => price)).toEqual(forSale.map(([, price]) => `${dollars(price)} USD`));
    for (const { link = "", price } of items) {
      const linked = await productClaims("", link);
      expect([link, linked?.price, linked?.offer.price, linked?.preview.price].join(" ")).toBe(
        [link, ...Array.from({ length: 3 }, () => price?.replace(" USD", ""))].join(" "),
      );
    }
  });

  test.each([15, 25, 40, 55])(
    "a listing up to $%s has the product if a variant for sale costs less",
    async (limit) => {
      const listing = await read(`/search?maxPrice=${limit}`);
      const isOffered = cardPrice(listing, handle) !== null;
      expect(isOffered).toBe(forSale.some(([, price]) => price <= limit));
    },
  );
});

test("a sold-out variant's address says that it is sold out, at its own price", async () => {
  const claims = await productClaims("", `${shop.url}/products/cheapest-sold-out?color=Red&size=S`);
  expect(claims).toMatchObject({
    price: "20.00",
    offer: { price: "20.00", availability: "https://schema.org/OutOfStock" },
    preview: { price: "20.00" },
  });
});

/** The first price after the link to a product; null without such a link. */
function cardPrice(html: string, handle: string): string | null {
  const at = html.indexOf(`href="/products/${handle}"`);
  const text = at === -1 ? "" : html.slice(at).replaceAll(/<[^>]+>/g, " ");
  return /\$([\d,]+\.\d\d)/.exec(text)?.[1] ?? null;
}
