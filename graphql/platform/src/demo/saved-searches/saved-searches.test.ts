import { expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import type { SearchFilters } from "../../saved-search/saved-search.ts";
import { CatalogueSearch } from "../../search/catalogue-search.ts";
import { createCatalogueIndex } from "../../search/catalogue-index.ts";
import type { ProductFilter } from "../../search/product-filter.ts";
import { seedCatalogue } from "../../seed/seed-catalogue.ts";
import { brandSlug } from "../brands/brand-directory.ts";
import { brands } from "../brands/brands.ts";
import { demoCollections } from "../collections.ts";
import { demoSearches } from "./saved-searches.ts";

const db = openDatabase(":memory:");
seedCatalogue(db);
const search = new CatalogueSearch(createCatalogueIndex(db));
const brandNames = new Map(brands.map(({ displayName }) => [brandSlug(displayName), displayName]));

/** The pieces that a saved search's listing shows. */
function piecesOf({ textSearch, minPrice, maxPrice, sizeType, tier, brand, ...facets }: SearchFilters) {
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
  "the collection %s has pieces to show",
  (_, { filters }) => {
    expect(piecesOf(filters).length).toBeGreaterThanOrEqual(5);
  },
);

test("the collections that the commerce platform has, too, show the same pieces", () => {
  const handles = new Map(demoCollections.map((collection) => [collection.handle, collection]));
  const shared = collections.filter(({ slug }) => handles.has(slug));
  expect(shared.length).toBeGreaterThan(10);
  for (const { slug, name, filters } of shared) {
    const collection = handles.get(slug);
    expect(name).toBe(collection?.title);
    const inRule = search.rule(collection?.filters ?? []).products;
    const available = (pieces: ReturnType<typeof piecesOf>) =>
      new Set(pieces.filter((piece) => piece.available).map(({ handle }) => handle));
    expect(available(piecesOf(filters)), slug).toEqual(available(inRule));
  }
});

test("every brand and every category has one", () => {
  const of = (kind: string) => demoSearches.filter((each) => each.kind === kind).length;
  expect(of("brand")).toBe(brands.length);
  expect(of("category")).toBe(19);
});

test("titles and descriptions are as long as search engines show, and nobody else's", () => {
  for (const { slug, metaTitle, metaDescription } of demoSearches) {
    expect(metaDescription.length, slug).toBeLessThanOrEqual(150);
    expect(metaTitle.length, slug).toBeLessThanOrEqual(60);
  }
  expect(new Set(demoSearches.map(({ metaTitle }) => metaTitle)).size).toBe(demoSearches.length);
  expect(new Set(demoSearches.map(({ metaDescription }) => metaDescription)).size).toBe(demoSearches.length);
});
