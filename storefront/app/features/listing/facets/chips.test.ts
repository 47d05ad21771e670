import { expect, test } from "vitest";
import { readListing } from "~/shop/read-listing";
import { listingChips, tierChip } from "./chips";
import { allParameters } from "./fixed-filters";

test("a size has its name although the listing, without results, has no size facet", () => {
  const parameters = readListing(new URLSearchParams("size=womens_alpha.S"));
  expect(listingChips(parameters, [])).toEqual([{ label: "S", change: { size: [] } }]);
});

const finalSale = ["L15", "L20", "L29"];

test.each([
  ["of new arrivals", { current_tier: ["L1"] }, "", { label: "New Arrivals", href: "/search" }],
  ["of the final sale", { current_tier: finalSale }, "", { label: "Final Sale", href: "/search" }],
  ["of last chances", { current_tier: ["L30"] }, "", { label: "Last Chance", href: "/search" }],
  [
    "of last chances in jeans, under $50",
    { current_tier: ["L30"], category: ["jeans"] },
    "maxPrice=50&page=2",
    { label: "Last Chance", href: "/search?category=jeans&maxPrice=50" },
  ],
  ["in which the shopper chose a tier", { current_tier: finalSale }, "current_tier=L20", undefined],
  ["without price tiers", { category: ["jeans"] }, "", undefined],
])("the tier of a collection %s", (_collection, fixed, search, chip) => {
  const own = readListing(new URLSearchParams(search));
  expect(tierChip(own, allParameters(own, fixed))[0]).toEqual(chip);
});
