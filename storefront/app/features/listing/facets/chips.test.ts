import { expect, test } from "vitest";
import { readListing } from "~/shop/read-listing";
import { listingChips } from "./chips";

test("a size has its name although the listing, without results, has no size facet", () => {
  const parameters = readListing(new URLSearchParams("size=womens_alpha.S"));
  expect(listingChips(parameters, [], () => "/search")).toEqual([{ label: "S", href: "/search" }]);
});
