import { expect, test } from "vitest";
import brands from "../../graphql/demo/brands.json" with { type: "json" };
import texts from "../../graphql/demo/listings.json" with { type: "json" };
import { openDatabase } from "../../graphql/commerce-service/src/database/database.ts";
import { CatalogSearch } from "../../graphql/commerce-service/src/search/catalog-search.ts";
import { createCatalogIndex } from "../../graphql/commerce-service/src/search/index/catalog-index.ts";
import type { ProductFilter } from "../../graphql/commerce-service/src/search/product-filter.ts";
import { importDemoShop } from "../../graphql/commerce-service/tests/demo-shop.fixture.ts";
import { brandProfiles } from "../../storefront/app/catalog/brands.ts";
import { readListing } from "../../storefront/app/shop/read-listing.ts";
import { productFilters } from "../../storefront/app/features/listing/facets/product-filters.ts";
import { titleQuery } from "../../storefront/app/features/listing/title-query.ts";
import { footer } from "../../storefront/app/features/layout/footer-links.ts";
import { navigation } from "../../storefront/app/features/layout/header-links.ts";
import { menu } from "../../storefront/app/features/layout/mobile-menu-links.ts";
import { isListingPath } from "../../storefront/app/shop/paths.ts";

/** The minimum number of products in a listing. It is small because a demo shoe brand has only three. */
const fewest = 3;

const db = openDatabase(":memory:");
await importDemoShop(db);
const search = new CatalogSearch(createCatalogIndex(db));
const directory = brandProfiles(JSON.stringify(brands));

function productsOf(href: string): number {
  const { pathname, searchParams } = new URL(href, "https://shop.example");
  const [, place = "", slug = ""] = pathname.split("/");
  if (place === "category") searchParams.set("category", slug);
  if (place === "brands") searchParams.set("brand", slug);
  const parameters = readListing(searchParams);
  const filters = productFilters(parameters, directory) as ProductFilter[];
  const { list } = search.text(titleQuery(parameters.text), "all");
  return search.list(list, filters).products.filter(({ available }) => available).length;
}

const items = [...menu, ...navigation, ...footer.map((column) => ({ columns: [column] }))];
const links = items.flatMap((item) => [
  ...("href" in item ? [item] : []),
  ...("columns" in item ? item.columns.flatMap(({ links }) => links) : []),
]);
const hrefs = [...new Set(links.map(({ href }) => href))];
const collectionsOf = (hrefs: readonly string[]) => hrefs.filter((href) => href.startsWith("/collections/"));

test("no link in the menus or the footer leads to an empty or nearly empty listing", () => {
  const listings = hrefs.filter(
    (href) => isListingPath(href.split("?")[0] ?? "") && !href.startsWith("/collections/"),
  );
  expect(listings.length).toBeGreaterThan(50);
  const few = listings.flatMap((href) => (productsOf(href) < fewest ? [`${href}: ${productsOf(href)}`] : []));
  expect(few).toEqual([]);
});

/** Only checks the links, because another test counts each collection's products. */
test("the menu links every collection, men’s and bags", () => {
  const own = menu.flatMap((item) => [
    item.href,
    ...("columns" in item ? item.columns.flatMap(({ links }) => links.map(({ href }) => href)) : []),
  ]);
  const curated = texts.listings
    .filter(({ kind }) => kind === "collection")
    .map(({ slug }) => `/collections/${slug}`);
  expect(collectionsOf(own).toSorted()).toEqual(curated.toSorted());
  expect(own).toContain("/category/handbags");
});
