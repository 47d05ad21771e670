import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { openDatabase } from "../../graphql/commerce-service/src/database/database.ts";
import { all } from "../../graphql/commerce-service/src/database/statement.ts";
import { CatalogSearch } from "../../graphql/commerce-service/src/search/catalog-search.ts";
import { createCatalogIndex } from "../../graphql/commerce-service/src/search/index/catalog-index.ts";
import type { ProductFilter } from "../../graphql/commerce-service/src/search/product-filter.ts";
import { imagesFolder, testSettings } from "../../graphql/commerce-service/src/shared/settings/settings.ts";
import { importDemoShop } from "../../graphql/commerce-service/tests/demo-shop.fixture.ts";
import brands from "../../graphql/demo/brands.json" with { type: "json" };
import collections from "../../graphql/demo/collections.json" with { type: "json" };
import texts from "../../graphql/demo/listings.json" with { type: "json" };
import comments from "../../graphql/demo/reviews.json" with { type: "json" };
import sizes from "../../graphql/demo/sizes.json" with { type: "json" };

/** The files of the demo shop name each other's products, brands, sizes and images. */
const db = openDatabase(":memory:");
await importDemoShop(db);

interface Product {
  readonly handle: string;
  readonly vendor: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly variants: readonly { readonly Color: string; readonly Size: string }[];
  readonly images: readonly { readonly src: string; readonly alt: string }[];
}

const products = all<Record<"handle" | "vendor" | "fields" | "variants" | "images", string>>(
  db,
  `SELECT handle, vendor,
     (SELECT json_group_object(key, value) FROM metafield WHERE product_id = product.id) AS fields,
     (SELECT json_group_array(json(options)) FROM (
        SELECT json_group_object(name, value) AS options FROM variant_option
        JOIN variant ON variant.id = variant_id WHERE variant.product_id = product.id
        GROUP BY variant.id ORDER BY position)) AS variants,
     (SELECT json_group_array(json_object('src', src, 'alt', alt_text)) FROM image WHERE product_id = product.id) AS images
   FROM product ORDER BY id`,
).map(({ handle, vendor, ...lists }) => ({
  handle,
  vendor,
  fields: JSON.parse(lists.fields) as Product["fields"],
  variants: JSON.parse(lists.variants) as Product["variants"],
  images: JSON.parse(lists.images) as Product["images"],
}));

test("every image has a file, and every file is somebody's image", () => {
  const used = products.flatMap(({ images, fields }) => [
    ...images.map(({ src }) => src),
    ...(fields["size_chart_url"] ? [fields["size_chart_url"].replace("/images/", "")] : []),
  ]);
  const files = readdirSync(imagesFolder(testSettings())).map((file) => file.replace(".avif", ""));
  expect([...new Set(used)].toSorted()).toEqual(files.toSorted());
});

test("every product's brand is in the directory, and every brand has a product", () => {
  const names = brands.map(({ displayName }) => displayName);
  expect([...new Set(products.map(({ vendor }) => vendor))].toSorted()).toEqual(names.toSorted());
  expect(new Set(brands.map(({ slug }) => slug)).size).toBe(brands.length);
});

test("every variant has a size of its product's size type and is measured", () => {
  for (const { handle, fields, variants } of products) {
    const type = sizes.find(({ slug }) => slug === fields["size_type"]);
    const measured = JSON.parse(fields["measurements"] ?? "") as {
      variants: { size: string; color?: string }[];
    };
    for (const { Color, Size } of variants) {
      expect(type?.sizes, handle).toContain(Size);
      const own = measured.variants.filter(({ size, color = Color }) => size === Size && color === Color);
      expect(own, `${handle} ${Color} ${Size}`).toHaveLength(1);
    }
  }
});

test("every flaw has a close-up, whose text names it", () => {
  for (const { handle, fields, images } of products) {
    const flaws = [fields["defect_one"], fields["defect_two"]].filter((flaw) => flaw !== undefined);
    const closeUps = images.filter(({ src }) => src.includes("--defect-"));
    expect(
      closeUps.map(({ alt }) => alt.toLowerCase().split("close-up: ")[1]),
      handle,
    ).toEqual(flaws.map((flaw) => flaw.toLowerCase()));
  }
});

test("every review is about a product of its brand", () => {
  const byNumber = new Map(products.map((product) => [product.fields["mpn"], product]));
  const slugs = new Map(brands.map(({ displayName, slug }) => [displayName, slug]));
  for (const { mpn, brandSlug, shortTitle } of comments.reviews) {
    const product = byNumber.get(mpn);
    expect(shortTitle).toBe(product?.fields["short_title"]);
    expect(brandSlug).toBe(slugs.get(product?.vendor ?? ""));
  }
});

test("everything that was ordered is sold out, and was ordered once", () => {
  const wrong = all(
    db,
    `SELECT variant.sku FROM variant JOIN order_line ON variant_id = variant.id
     GROUP BY variant.id HAVING inventory > 0 OR count(*) > 1`,
  );
  expect(wrong).toEqual([]);
});

const search = new CatalogSearch(createCatalogIndex(db));
type Filters = Readonly<Record<string, unknown>>;

/** The products for sale in a listing. */
function productsOf({ textSearch, minPrice, maxPrice, sizeType, tier, brand, ...facets }: Filters) {
  const nameOf = (slug: string) => brands.find((each) => each.slug === slug)?.displayName ?? slug;
  const fields = {
    ...facets,
    size_type: sizeType,
    current_tier: tier,
    brand: (brand as string[])?.map(nameOf),
  };
  const filters: ProductFilter[] = Object.entries(fields).flatMap(([key, values]) =>
    ((values ?? []) as string[]).map((value) => ({
      productMetafield: { namespace: "product_information", key, value },
    })),
  );
  const dollars = (cents: unknown) => (typeof cents === "number" ? cents / 100 : undefined);
  const price = { min: dollars(minPrice), max: dollars(maxPrice) };
  const { list } = search.text(typeof textSearch === "string" ? textSearch : "", "all");
  const found = search.list(list, [...filters, { price }]).products;
  return found.filter(({ available }) => available).map(({ handle }) => handle);
}

const ofCollections = texts.listings.filter(({ kind }) => kind === "collection");

test.each(ofCollections.map((listing) => [listing.slug, listing] as const))(
  "the collection %s has products for sale: those of the commerce service's, if it has one",
  (slug, { name, filters }) => {
    const found = productsOf(filters);
    expect(found.length).toBeGreaterThanOrEqual(5);
    const collection = collections.find(({ handle }) => handle === slug);
    if (collection === undefined) return;
    expect(name).toBe(collection.title);
    const { products: inRule } = search.rule(collection.filters);
    const forSale = inRule.filter(({ available }) => available).map(({ handle }) => handle);
    expect(found.toSorted()).toEqual(forSale.toSorted());
  },
);

test("every brand and every category has texts of its own that fit in search results", () => {
  const slugsOf = (wanted: string) =>
    texts.listings.filter(({ kind }) => kind === wanted).map(({ slug }) => slug);
  expect(slugsOf("brand").toSorted()).toEqual(brands.map(({ slug }) => slug).toSorted());
  const categories = [...new Set(products.map(({ fields }) => fields["category"] ?? ""))];
  expect(slugsOf("category").toSorted()).toEqual(categories.toSorted());
  for (const part of ["metaTitle", "metaDescription"] as const)
    expect(new Set(texts.listings.map((listing) => listing[part])).size).toBe(texts.listings.length);
  for (const { slug, metaTitle, metaDescription } of texts.listings) {
    expect(metaTitle.length, slug).toBeLessThanOrEqual(60);
    expect(metaDescription.length, slug).toBeLessThanOrEqual(150);
  }
});
