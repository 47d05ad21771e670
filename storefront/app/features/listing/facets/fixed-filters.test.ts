import { expect, test } from "vitest";
import { writeListing } from "~/shop/listing-parameters";
import { readListing } from "~/shop/read-listing";
import { allParameters, type FixedFilters, freeFacets, ownParameters } from "./fixed-filters";

const read = (search: string) => readListing(new URLSearchParams(search));
const own = (search: string, fixed: FixedFilters) => ownParameters(read(search), fixed);
const all = (search: string, fixed: FixedFilters) => writeListing(allParameters(own(search, fixed), fixed));

const ofBrand: FixedFilters = { brand: ["norelle"] };
const ofCategories: FixedFilters = { category: ["dresses", "tops"], maxPrice: "50" };

test("the filters of a path combine with the parameters", () => {
  expect(all("color=red&sort=deals", ofBrand)).toBe("?brand=norelle&color=red&sort=deals");
});

test("the filters of a path cannot be repeated or contradicted by the parameters", () => {
  expect(writeListing(own("brand=other&color=red", ofBrand))).toBe("?color=red");
  expect(all("brand=other", ofBrand)).toBe("?brand=norelle");
});

test("the filters of a path leave a choice if they have several values", () => {
  expect(all("category=tops,jeans", ofCategories)).toBe("?category=tops&maxPrice=50");
  expect(all("category=jeans", ofCategories)).toBe("?category=dresses,tops&maxPrice=50");
});

test("the filters of a path limit the price, which the parameters may limit further", () => {
  expect(all("category=tops&maxPrice=25", ofCategories)).toBe("?category=tops&maxPrice=25");
  expect(all("category=tops&maxPrice=100", ofCategories)).toBe("?category=tops&maxPrice=50");
  expect(all("minPrice=9", { minPrice: "10" })).toBe("?minPrice=10");
});

test("the filters of a path replace the search text", () => {
  expect(all("text=silk", { text: "satin" })).toBe("?text=satin");
});

test("facets without a choice are hidden, and the others are limited to the path's values", () => {
  const option = (value: string) => ({ value, label: value, count: 1, isSelected: false });
  const facets = [
    { name: "category" as const, label: "Category", options: ["dresses", "jeans", "tops"].map(option) },
    { name: "brand" as const, label: "Brand", options: [option("norelle")] },
  ];
  expect(freeFacets(facets, ofBrand).map(({ name }) => name)).toEqual(["category"]);
  expect(freeFacets(facets, ofCategories)[0]?.options.map(({ value }) => value)).toEqual(["dresses", "tops"]);
});
