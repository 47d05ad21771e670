import { expect, test } from "vitest";
import { readSizeTypes } from "~/shopper/sizes/load-size-types";
import { readListing } from "~/shop/read-listing";
import { listingChips } from "./chips";
import { facetCounts } from "./facet-counts";
import { listingFacets } from "./facets";
import { withoutUnknown } from "./without-unknown";
import { productFilters } from "./product-filters";
import { sizeGroups } from "./size-groups";

const types = readSizeTypes(
  JSON.stringify([
    { slug: "womens_alpha", displayName: "Women's letter sizes", sizes: ["S", "M", "L"] },
    { slug: "womens_waist", displayName: "Women's waist sizes", sizes: ["26", "28"] },
    { slug: "womens_numeric", sizes: ["6", "8"] },
    { slug: "womens_bra", sizes: ["34C"] },
    { slug: "shoes_us_m", sizes: ["6", "8", "8.5"] },
    { slug: "hat_inches", displayName: "Hats", sizes: ["22"] },
  ]),
);
const facet = (key: string, values: Record<string, number>) => ({
  id: key,
  label: key,
  values: Object.entries(values).map(([label, count]) => ({ id: label, label, count, input: "{}" })),
});
const counts = (sizeTypes: Record<string, number>, sizes: Record<string, number>) =>
  facetCounts([
    facet("filter.p.m.product_information.size_type", sizeTypes),
    facet("filter.v.option.size", sizes),
  ]);
const everything = counts(
  { womens_alpha: 3, womens_waist: 1, womens_numeric: 2, womens_bra: 0, shoes_us_m: 4 },
  { M: 2, S: 1, L: 0, "28": 1, "8": 5, "8.5": 1, "34C": 0, Tall: 1 },
);
const read = (search: string) => readListing(new URLSearchParams(search));
const groups = sizeGroups(types, everything, []);
const sizes = (search: string) => listingFacets(everything, read(search), groups).at(-1)?.options ?? [];

test("sizes are grouped by size system, in its order: letters, jeans, numbers and shoes", () => {
  expect(sizes("").map(({ group, label }) => `${group}: ${label}`)).toEqual([
    "Women’s letter sizes: S",
    "Women’s letter sizes: M",
    "Women’s waist sizes: 28",
    "Women’s number sizes: 8",
    "Shoes, US medium width: 8",
    "Shoes, US medium width: 8.5",
    "Other sizes: Tall",
  ]);
});

test("a size of one system excludes the same size in others", () => {
  const chosen = read("size=shoes_us_m.8,shoes_us_m.8.5");
  expect(
    sizes("size=shoes_us_m.8")
      .filter(({ isSelected }) => isSelected)
      .map(({ value }) => value),
  ).toEqual(["shoes_us_m.8"]);
  expect(productFilters(chosen, [])).toEqual([
    { productMetafield: { namespace: "product_information", key: "size_type", value: "shoes_us_m" } },
    { variantOption: { name: "Size", value: "8" } },
    { variantOption: { name: "Size", value: "8.5" } },
  ]);
  const facets = listingFacets(everything, chosen, groups);
  expect(listingChips(chosen, facets)[0]).toEqual({
    label: "Shoes, US medium width: 8",
    change: { size: ["shoes_us_m.8.5"] },
  });
});

test("a plain size in a URL matches every system", () => {
  expect(
    sizes("size=8")
      .filter(({ isSelected }) => isSelected)
      .map(({ value }) => value),
  ).toEqual(["womens_numeric.8", "shoes_us_m.8"]);
  expect(productFilters(read("size=8,shoes_us_m.8.5"), [])).not.toContainEqual(
    expect.objectContaining({ productMetafield: expect.anything() as unknown }),
  );
});

test("counts that several systems share are hidden", () => {
  expect(sizes("").map(({ label, isCountShared }) => isCountShared && label)).toContain("8");
  expect(sizes("").find(({ label }) => label === "8.5")).toMatchObject({ count: 1, isCountShared: false });
});

test("a listing with one system has plain sizes under its name", () => {
  const only = sizeGroups(types, everything, ["shoes_us_m"]);
  expect(only.map(({ name, sizes }) => [name, sizes])).toContainEqual([
    "Shoes, US medium width",
    ["8", "8.5"],
  ]);
  const shoes = counts({ shoes_us_m: 4 }, { "8": 2 });
  expect(listingFacets(shoes, read(""), sizeGroups(types, shoes, [])).at(-1)?.options[0]?.value).toBe("8");
});

test("a size system lists its sizes as strings or as edges", () => {
  const edges = [{ node: { slug: "S" } }, { node: { slug: "M" } }];
  const [plain, connected] = readSizeTypes(
    JSON.stringify([
      { slug: "womens_alpha", sizes: ["S", "M"] },
      { slug: "womens_alpha", sizes: { edges } },
    ]),
  );
  expect(connected).toEqual(plain);
});

test("a catalog without size systems has no groups", () => {
  expect(sizeGroups(types, facetCounts([facet("filter.v.option.size", { M: 1 })]), [])).toEqual([]);
  expect(readSizeTypes("<html>")).toEqual([]);
});

test("a merchant can have own size systems", () => {
  expect(types.at(-1)?.name).toBe("Hats");
});

test("unknown sizes and systems are ignored, and so is case", () => {
  expect(withoutUnknown(read("size=m,shoes_us_m.8"), everything)).toBeNull();
  expect(withoutUnknown(read("size=huge,hats.8,S"), everything)?.size).toEqual(["S"]);
});
