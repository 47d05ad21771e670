import { describe, expect, test } from "vitest";
import { writeListing } from "~/lib/listing-parameters";
import { readListing } from "~/lib/read-listing";
import { listingChips } from "./chips";
import { facetCounts, listingFacets, resultCount, withoutUnknown } from "./facets";
import { listingHeading } from "./listing-heading";

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
    values: [value("Red", 0), value("Blue", 4), value("Teal", 1)],
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
      value("XS", 1),
    ],
  },
  { id: "filter.p.tag", label: "Tag", values: [value("sale", 1)] },
];
const counts = facetCounts(service);
const read = (search: string) => readListing(new URLSearchParams(search));
const facet = (search: string, name: string) =>
  listingFacets(counts, read(search)).find((facet) => facet.name === name)?.options;

describe("the filters of a listing", () => {
  test("are the shop's, in its order, with values in theirs", () => {
    const facets = listingFacets(counts, read(""));
    expect(facets.map(({ name }) => name)).toEqual(["size", "color", "brand"]);
    expect(facet("", "brand")?.map(({ label }) => label)).toEqual(["Ash", "Maren & Co"]);
    expect(facet("", "size")?.map(({ label }) => label)).toEqual(["XS", "S", "00", "0", "8.5", "10", "34C"]);
  });

  test("say what is chosen and how many there are", () => {
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

  test("put what would find nothing last, unless it is chosen", () => {
    const labels = (search: string) => facet(search, "color")?.map(({ label }) => label);
    expect(labels("")).toEqual(["Blue", "Teal", "Red"]);
    expect(labels("color=red")).toEqual(["Blue", "Red", "Teal"]);
  });

  test("keep colors outside the sixteen, with a neutral dot", () => {
    expect(facet("color=teal", "color")?.find(({ value }) => value === "teal")).toMatchObject({
      label: "Teal",
      hex: null,
      isSelected: true,
    });
  });
});

describe("values that no product has", () => {
  test("are left out, and what is known stays", () => {
    expect(withoutUnknown(read("color=blue,plaid&brand=nobody&sort=deals"), counts)).toMatchObject({
      color: ["blue"],
      brand: [],
      sort: "deals",
    });
  });

  test("are none where all are known, even those that find nothing now", () => {
    expect(withoutUnknown(read("color=red&size=XS"), counts)).toBeNull();
  });
});

test("a collection's number of products does not change with the counts of the facet filtered by", () => {
  expect(resultCount(service, read("color=blue"))).toBe(7);
  expect(resultCount(service, read("maxPrice=25"))).toBe(5);
  expect(resultCount([], read(""))).toBeNull();
});

describe("chips", () => {
  const chips = (search: string) =>
    listingChips(read(search), listingFacets(counts, read(search)), writeListing);

  test("name each filter in force and lead to the listing without it", () => {
    expect(chips("text=silk&color=blue,red&minPrice=10&maxPrice=50&after=x")).toEqual([
      { label: "“silk”", href: "?color=blue,red&minPrice=10&maxPrice=50" },
      { label: "Blue", href: "?text=silk&color=red&minPrice=10&maxPrice=50" },
      { label: "Red", href: "?text=silk&color=blue&minPrice=10&maxPrice=50" },
      { label: "Over $10", href: "?text=silk&color=blue,red&maxPrice=50" },
      { label: "Under $50", href: "?text=silk&color=blue,red&minPrice=10" },
    ]);
  });

  test.each([
    ["L1", "New Arrivals"],
    ["L15,L16,L29", "Final Sale"],
    ["L30", "Last Chance"],
    ["L3,L5", "L3, L5"],
  ])("tiers %s are %s", (tiers, label) => {
    expect(chips(`current_tier=${tiers}`)[0]).toEqual({ label, href: "" });
  });
});

test.each([
  ["", "All pieces"],
  ["text=silk", "Results for “silk”"],
  ["brand=maren-and-co", "Maren & Co"],
  ["category=dresses", "Dresses"],
  ["department=womens&category=dresses", "Women’s dresses"],
  ["category=dresses,tops", "All pieces"],
  ["current_tier=L15,L16", "Final Sale"],
])("%o is headed %s", (search, heading) => {
  expect(listingHeading(read(search), listingFacets(counts, read(search)))).toBe(heading);
});
