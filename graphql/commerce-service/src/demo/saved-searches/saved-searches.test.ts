import { expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import type { SearchFilters } from "../../extensions/listings/listing-metadata.ts";
import { CatalogSearch } from "../../search/catalog-search.ts";
import { createCatalogIndex } from "../../search/index/catalog-index.ts";
import type { ProductFilter } from "../../search/product-filter.ts";
import { brandSlug } from "../brands/brand-directory.ts";
import { demoBrands } from "../brands/brands.ts";
import { demoCollections } from "../collections.ts";
import { seedCatalog } from "../seed/seed-catalog.ts";
import { demoSearches } from "./saved-searches.ts";

const db = openDatabase(":memory:");
seedCatalog(db);
const search = new CatalogSearch(createCatalogIndex(db));
const brandNames = new Map(demoBrands.map(({ displayName }) => [brandSlug(displayName), displayName]));

/** The products that a saved search's listing shows. */
function productsOf({ textSearch, minPrice, maxPrice, sizeType, tier, brand, ...facets }: SearchFilters) {
  const fields = {
    ...facets,
    size_type: sizeType,
    current_tier: tier,
    brand: brand?.map((slug) => brandNames.get(slug) ?? slug),
  };
  const filters: ProductFilter[] = Object.entries(fields).flatMap(([key, values]) =>
    (values ?? []).map((value) => ({ productMetafield: { namespace: "product_information", key, value } })),
  );
  if (minPrice !== undefined || maxPrice !== undefined) {
    filters.push({
      price: {
        ...(minPrice !== undefined && { min: minPrice / 100 }),
        ...(maxPrice !== undefined && { max: maxPrice / 100 }),
      },
    });
  }
  const { list } = search.text(textSearch ?? "", "all");
  return search.list(list, filters).products;
}

const collections = demoSearches.filter(({ kind }) => kind === "collection");

test.each(collections.map((each) => [each.slug, each] as const))(
  "the collection %s has products to show",
  (_, { filters }) => {
    expect(productsOf(filters).length).toBeGreaterThanOrEqual(5);
  },
);

test("collections that the commerce platform also has show the same products", () => {
  const handles = new Map(demoCollections.map((collection) => [collection.handle, collection]));
  const shared = collections.filter(({ slug }) => handles.has(slug));
  expect(shared.length).toBeGreaterThan(10);
  for (const { slug, name, filters } of shared) {
    const collection = handles.get(slug);
    expect(name).toBe(collection?.title);
    const inRule = search.rule(collection?.filters ?? []).products;
    const available = (products: ReturnType<typeof productsOf>) =>
      new Set(products.filter((product) => product.available).map(({ handle }) => handle));
    expect(available(productsOf(filters)), slug).toEqual(available(inRule));
  }
});

test("every brand and every category has a saved search", () => {
  const of = (kind: string) => demoSearches.filter((each) => each.kind === kind).length;
  expect(of("brand")).toBe(demoBrands.length);
  expect(of("category")).toBe(19);
});

test("titles and descriptions are unique and fit in search results", () => {
  for (const { slug, metaTitle, metaDescription } of demoSearches) {
    expect(metaDescription.length, slug).toBeLessThanOrEqual(150);
    expect(metaTitle.length, slug).toBeLessThanOrEqual(60);
  }
  expect(new Set(demoSearches.map(({ metaTitle }) => metaTitle)).size).toBe(demoSearches.length);
  expect(new Set(demoSearches.map(({ metaDescription }) => metaDescription)).size).toBe(demoSearches.length);
});
