import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import brands from "../../graphql/demo/brands.json" with { type: "json" };
import { openDatabase } from "../../graphql/commerce-service/src/database/database.ts";
import { CatalogSearch } from "../../graphql/commerce-service/src/search/catalog-search.ts";
import { createCatalogIndex } from "../../graphql/commerce-service/src/search/index/catalog-index.ts";
import type { ProductFilter } from "../../graphql/commerce-service/src/search/product-filter.ts";
import { titleWords } from "../../graphql/commerce-service/src/search/title-words.ts";
import { importDemoShop } from "../../graphql/commerce-service/tests/demo-shop.fixture.ts";
import { brandProfiles } from "../../storefront/app/catalog/brands.ts";
import { facetCounts } from "../../storefront/app/features/listing/facets/facet-counts.ts";
import { productFilters } from "../../storefront/app/features/listing/facets/product-filters.ts";
import { readSearch } from "../../storefront/app/features/listing/reading/read-search.ts";
import { searchVocabulary } from "../../storefront/app/features/listing/reading/search-vocabulary.ts";
import { meantWord } from "../../storefront/app/features/listing/reading/typos.ts";
import { titleQuery } from "../../storefront/app/features/listing/title-query.ts";
import {
  everything,
  facetNames,
  type ListingParameters,
  writeListing,
} from "../../storefront/app/shop/listing-parameters.ts";
import { readListing } from "../../storefront/app/shop/read-listing.ts";

const db = openDatabase(":memory:");
await importDemoShop(db);
const catalog = new CatalogSearch(createCatalogIndex(db));
const { all } = catalog.current();
const facets = catalog.list(all, []).facets();
const vocabulary = searchVocabulary(
  facetCounts(facets.map((facet) => ({ ...facet, values: [...facet.values] }))),
);
const directory = brandProfiles(JSON.stringify(brands));

/** Each line is a search and the listing that it means, as an address. */
function labeledSearches(name: string) {
  const lines = readFileSync(new URL(`searches/${name}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [typed = "", address = ""] = line.split("\t");
    return { typed, meant: readListing(new URLSearchParams(address)) };
  });
}

const read = (typed: string) => readSearch(typed, vocabulary) ?? { ...everything, text: typed };

/** The words of a text in any case, and all filters. */
const written = (parameters: ListingParameters) =>
  writeListing({ ...parameters, text: titleWords(parameters.text).join(" ") });

function misread(name: string): string[] {
  return labeledSearches(name).flatMap(({ typed, meant }) =>
    written(read(typed)) === written(meant) ? [] : [`${typed} → ${written(read(typed))}`],
  );
}

test("the searches by which the reading of words was written have all their filters", () => {
  expect(misread("known")).toEqual([]);
});

test("92 of 100 other searches have all their filters and no other", () => {
  const wrong = misread("unseen");
  expect(wrong.length / labeledSearches("unseen").length, wrong.join("\n")).toBeLessThanOrEqual(0.08);
});

test("a word that names no filter stays in the text, wherever it is", () => {
  const lost = labeledSearches("known").flatMap(({ typed }) => {
    const words = typed.split(" ");
    const texts = [...words, ""].map((_, at) => words.toSpliced(at, 0, "qqzz").join(" "));
    return texts.filter((text) => !read(text).text.includes("qqzz"));
  });
  expect(lost).toEqual([]);
});

test("no word of the demo's titles counts as a typo of a filter", () => {
  const words = new Set(all.products.flatMap(({ title }) => titleWords(title)));
  expect([...words].filter((word) => meantWord(word, vocabulary) !== null)).toEqual([]);
});

/** The products that a listing with these parameters finds. */
function found(parameters: ListingParameters): number {
  const { list } = catalog.text(titleQuery(parameters.text), "all");
  const filters = productFilters(parameters, directory) as ProductFilter[];
  return catalog.list(parameters.text === "" ? all : list, filters).products.length;
}

/** The number of filters that a listing shows chips for. */
function filterCount(parameters: ListingParameters): number {
  const { minPrice, maxPrice } = parameters;
  const values = facetNames.flatMap((name) => [...parameters[name]]);
  return [...values, ...Object.keys(parameters.more), minPrice, maxPrice].filter(Boolean).length;
}

test("a search finds no less than its words alone, unless it has a filter, whose chip says why", () => {
  const searches = labeledSearches("known").concat(labeledSearches("unseen"));
  const unexplained = searches.flatMap(({ typed }) => {
    const parameters = read(typed);
    const plain = found({ ...everything, text: typed });
    const shown = found(parameters);
    return shown >= plain || filterCount(parameters) > 0
      ? []
      : [`${typed} → ${writeListing(parameters)}: ${shown} of ${plain}`];
  });
  expect(unexplained).toEqual([]);
});

test("a product's title, read as filters, finds the product", () => {
  const lost = all.products.filter((product) => {
    const parameters = read(product.title);
    const { list } = catalog.text(titleQuery(parameters.text), "all");
    const filters = productFilters(parameters, directory) as ProductFilter[];
    return !catalog.list(list, filters).products.includes(product);
  });
  expect(lost.map(({ title }) => title)).toEqual([]);
});
