import { describe, expect, test } from "vitest";
import { changeListing, facetNames, writeListing } from "~/shop/listing-parameters";
import { readListing } from "~/shop/read-listing";
import { activeFilters, listingChips } from "./chips";
import { facetCounts, resultCount } from "./facet-counts";
import { listingFacets } from "./facets";
import { merchantFilters } from "./product-filters";
import { withoutUnknown } from "./without-unknown";
import { listingHeading } from "../listing-heading";

const value = (label: string, count: number) => ({ id: label, label, count, input: "{}" });
const service = [
  { id: "filter.v.price", label: "Price", values: [value("Price", 7)] },
  { id: "filter.p.vendor", label: "Vendor", values: [value("Maren & Co", 3), value("Ash", 2)] },
  {
    id: "filter.p.m.product_information.brand",
    label: "Brand",
    values: [value("Maren & Co", 3), value("Ash", 2)],
  },
  {
    id: "filter.v.option.color",
    label: "Color",
    values: [value("Red", 0), value("Blue", 4), value("Puce", 1)],
  },
  {
    id: "filter.v.option.size",
    label: "Size",
    values: [
      value("10", 1),
      value("S", 2),
      value("00", 1),
      value("8.5", 1),
      value("0", 1),
      value("34C", 1),
      value("10 wide", 1),
      value("8 wide", 1),
      value("XS", 1),
    ],
  },
  { id: "filter.p.tag", label: "Tag", values: [value("sale", 1)] },
];
const counts = facetCounts(service);
const read = (search: string) => readListing(new URLSearchParams(search));
const facet = (search: string, name: string) =>
  listingFacets(counts, read(search)).find((facet) => facet.name === name)?.options;

test("the filters of a listing are the shop's, with values in the shop's order", () => {
  const facets = listingFacets(counts, read(""));
  expect(facets.map(({ name }) => name)).toEqual(["size", "color", "brand"]);
  expect(facet("", "brand")?.map(({ label }) => label)).toEqual(["Ash", "Maren & Co"]);
  expect(facet("", "size")?.map(({ label }) => label)).toEqual([
    "XS",
    "S",
    "00",
    "0",
    "8.5",
    "10",
    "8 wide",
    "10 wide",
    "34C",
  ]);
});

test("the filters of a listing show what is selected and how many products each value has", () => {
  expect(facet("color=blue", "color")).toContainEqual({
    value: "blue",
    label: "Blue",
    count: 4,
    isSelected: true,
    hex: "#3F5F93",
  });
  expect(facet("brand=maren-and-co", "brand")?.[1]).toMatchObject({
    value: "maren-and-co",
    isSelected: true,
  });
});

test("facets list values without products last, unless they are selected", () => {
  const labels = (search: string) => facet(search, "color")?.map(({ label }) => label);
  expect(labels("")).toEqual(["Blue", "Puce", "Red"]);
  expect(labels("color=red")).toEqual(["Blue", "Red", "Puce"]);
});

test("the filters of a listing include unknown colors, with a neutral swatch", () => {
  expect(facet("color=puce", "color")?.find(({ value }) => value === "puce")).toMatchObject({
    label: "Puce",
    hex: null,
    isSelected: true,
  });
});

describe("a merchant's own filters", () => {
  const own = [
    { id: "filter.v.availability", label: "Availability", values: [value("In stock", 3)] },
    { id: "filter.v.option.fit", label: "Fit", values: [value("Slim", 2), value("Wide", 1)] },
    { id: "filter.v.option.colour", label: "Colour", values: [value("Red", 2), value("Dusk", 1)] },
    { id: "filter.p.product_type", label: "Product type", values: [value("Jeans, denim", 3)] },
    { id: "filter.v.price", label: "Price", values: [value("Price", 3)] },
  ];
  const search = "?filter.p.product_type=Jeans%2C+denim&filter.v.option.fit=Slim&filter.v.option.fit=Wide";
  const facets = (search: string) => listingFacets(facetCounts(own), read(search));

  test("a merchant's own filters have the platform's labels and order", () => {
    expect(facets("").map(({ name, label }) => [name, label])).toEqual([
      ["filter.v.availability", "Availability"],
      ["filter.v.option.fit", "Fit"],
      ["filter.v.option.colour", "Colour"],
      ["filter.p.product_type", "Product type"],
    ]);
    expect(facets("")[2]?.options.map(({ hex }) => hex)).toEqual(["#A8283A", null]);
  });

  test("a merchant's own filters are in the URL, even with commas in labels", () => {
    expect(writeListing(read(search)).replaceAll("%2C", ",")).toBe(search.replaceAll("%2C", ","));
    expect(facets(search)[1]?.options.every(({ isSelected }) => isSelected)).toBe(true);
    const [, slim] = listingChips(read(search), facets(search));
    expect(slim?.label).toBe("Slim");
    expect(writeListing(changeListing(read(search), slim?.change ?? {}))).toBe(
      "?filter.p.product_type=Jeans,+denim&filter.v.option.fit=Wide",
    );
  });

  test("a merchant's own filters are dropped if the platform does not offer them", () => {
    const asked = read("filter.v.option.fit=Slim,&filter.v.option.fit=Slim&filter.p.tag=x");
    expect(withoutUnknown(asked, facetCounts(own))?.more).toEqual({ "filter.v.option.fit": ["Slim"] });
    expect(withoutUnknown(read("filter.p.tag=x"), facetCounts(own))?.more).toEqual({});
    expect(withoutUnknown(read(search), facetCounts(own))).toBeNull();
  });

  test("a merchant's own filters are sent as the platform offers them", () => {
    const input = '{"variantOption":{"name":"fit","value":"Slim"}}';
    const offered = [{ id: "filter.v.option.fit", label: "Fit", values: [{ ...value("Slim", 2), input }] }];
    expect(merchantFilters(read(search), offered)).toEqual([JSON.parse(input)]);
  });
});

test("values that no product has are removed from the selection, and known ones stay", () => {
  expect(withoutUnknown(read("color=blue,plaid&brand=nobody&sort=deals"), counts)).toMatchObject({
    color: ["blue"],
    brand: [],
    sort: "deals",
  });
});

test.each(facetNames)("values that no product has are removed: %s", (name) => {
  const asked = read(`${name}=nonsense,L31&sort=deals`);
  const shown = withoutUnknown(asked, counts) ?? asked;
  expect(shown).toEqual(read("sort=deals"));
});

test("values that no product has stay if the service returns no facets at all", () => {
  expect(withoutUnknown(read("color=plaid"), [])).toBeNull();
});

test("values that no product has do not include known ones without products in this listing", () => {
  expect(withoutUnknown(read("color=red&size=XS"), counts)).toBeNull();
});

test("a facet that is not filtered counts a collection's products", () => {
  expect(resultCount(service, read("color=blue"))).toBe(7);
  expect(resultCount(service, read("maxPrice=25"))).toBe(5);
  expect(resultCount([], read(""))).toBeNull();
});

describe("chips", () => {
  const chips = (search: string) =>
    listingChips(read(search), listingFacets(counts, read(search))).map(({ label, change }) => ({
      label,
      href: writeListing(changeListing(read(search), change)),
    }));

  test("chips name each active filter and link to the listing without it", () => {
    expect(chips("text=silk&color=blue,red&minPrice=10&maxPrice=50&after=x")).toEqual([
      { label: "“silk”", href: "?color=blue,red&minPrice=10&maxPrice=50" },
      { label: "Blue", href: "?text=silk&color=red&minPrice=10&maxPrice=50" },
      { label: "Red", href: "?text=silk&color=blue&minPrice=10&maxPrice=50" },
      { label: "Over $10", href: "?text=silk&color=blue,red&maxPrice=50" },
      { label: "Under $50", href: "?text=silk&color=blue,red&minPrice=10" },
    ]);
  });

  test("chips write a size as the catalog does", () => {
    expect(chips("size=xs").map(({ label }) => label)).toEqual(["XS"]);
  });

  test.each([
    ["text=silk&current_tier=L1", 0],
    ["text=silk&color=blue,red&minPrice=10", 3],
    ["filter.v.option.fit=Slim", 1],
  ])("%s has %i active filters in the panel", (search, count) => {
    expect(activeFilters(read(search))).toBe(count);
  });

  test.each([
    ["L1", "New Arrivals"],
    ["L15,L16,L29", "Final Sale"],
    ["L30", "Last Chance"],
    ["L3", "Trending"],
    ["L2", "Likely to sell fast"],
    ["L10", "Marked Down"],
    ["L2,L3,L5", "Likely to sell fast"],
    ["L3,L6,L11,L16,L21,L26", "Sale"],
    ["L6", "Sale"],
    ["L5,L14,L29", "Clearance"],
    ["L14", "Clearance"],
    ["L5,L6,L10", "Marked Down"],
    ["L30,L1", "Last Chance"],
    ["L1,L30", "New Arrivals"],
  ])("the chip of the tiers %s says %s", (tiers, label) => {
    expect(chips(`current_tier=${tiers}`)[0]).toEqual({ label, href: "" });
  });
});

test.each([
  ["", "All items"],
  ["text=silk", "Results for “silk”"],
  ["brand=maren-and-co", "Maren & Co"],
  ["category=dresses", "Dresses"],
  ["department=womens&category=dresses", "Women’s dresses"],
  ["category=dresses,tops", "All items"],
  ["current_tier=L15,L16", "Final Sale"],
])("%o has the heading %s", (search, heading) => {
  expect(listingHeading(read(search), listingFacets(counts, read(search)))).toBe(heading);
});
