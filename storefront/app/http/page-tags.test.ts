import { expect, test } from "vitest";
import {
  catalogTag,
  type ChangedProduct,
  handleTag,
  listingTags,
  outdatedTags,
  productTags,
} from "./page-tags";

const dress: ChangedProduct = {
  id: "42",
  isForSale: true,
  vendor: "Fleece & Fathom",
  category: "dress",
  tiers: ["L3"],
};

const isOutdated = (product: ChangedProduct, tags: readonly string[]) =>
  tags.some((tag) => outdatedTags(product).includes(tag));

test.each([
  ["the whole shop", {}],
  ["its brand", { brand: ["fleece-and-fathom"] }],
  ["its category", { category: ["jeans", "dresses"] }],
  ["its tier", { current_tier: ["L3"] }],
])("a product for sale makes the listing of %s outdated", (_, scope) => {
  expect(isOutdated(dress, listingTags(scope))).toBe(true);
});

test.each([
  ["another brand", { brand: ["copperline"], category: ["dresses"] }],
  ["another category", { category: ["jeans"], current_tier: ["L3"] }],
  ["another tier", { current_tier: ["L5", "L6"] }],
])("a product for sale does not affect the listing of %s", (_, scope) => {
  expect(isOutdated(dress, listingTags(scope))).toBe(false);
});

test.each([{ vendor: "" }, { category: undefined }, { category: "Wrap Dress" }, { tiers: [] }])(
  "a product with incomplete data %o makes every listing outdated",
  (unknown) => {
    expect(isOutdated({ ...dress, ...unknown }, listingTags({ brand: ["copperline"] }))).toBe(true);
  },
);

test("tags are encoded for use in a header", () => {
  const scopes = [{ brand: ["œuvre", "a\nb", "a,b"] }, { category: ["кот"] }];
  const tags = scopes.flatMap(listingTags);
  const carried = new Headers({ "Cache-Tag": tags.join(",") }).get("Cache-Tag");
  expect(carried?.split(",")).toEqual(tags);
  expect(new Set(tags).size).toBe(5);
});

test("a sold product makes only the pages that show it outdated", () => {
  const sold = { ...dress, isForSale: false };
  expect(isOutdated(sold, productTags(["7", "42"]))).toBe(true);
  expect(isOutdated(sold, [catalogTag])).toBe(true);
  expect(isOutdated(sold, productTags(["7", "420"]))).toBe(false);
  expect(isOutdated(sold, listingTags({}))).toBe(false);
});

test("a product that is back makes its 404 page outdated", () => {
  expect(isOutdated({ ...dress, handle: "wrap dress" }, [handleTag("wrap dress")])).toBe(true);
  expect(isOutdated({ ...dress, handle: "wrap dress" }, [handleTag("coat")])).toBe(false);
});
