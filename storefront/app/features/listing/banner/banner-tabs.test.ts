import { afterEach, expect, test } from "vitest";
import { setShownParts } from "~/promises/promises";
import { brandTabs, categoryTabs } from "./banner-tabs";
import type { FacetCounts } from "../facets/listing-facet";

const brand = { slug: "norelle", displayName: "Norelle" };
const made = (...values: readonly (readonly [string, number])[]): FacetCounts => [["category", values]];
const makers = (...values: readonly (readonly [string, number])[]): FacetCounts => [["brand", values]];
afterEach(() => setShownParts(["demo"]));

const labels = ({ items }: ReturnType<typeof categoryTabs>) => items.map(({ label }) => label);
const open = ({ items }: ReturnType<typeof categoryTabs>) =>
  items.filter(({ href }) => href !== undefined).map(({ label }) => label);

test("a brand's tabs are tops, pants, dresses and sweaters; those without products are disabled", () => {
  const tabs = categoryTabs(brand, undefined, made(["dresses", 3], ["tops", 2], ["pants", 0], ["jeans", 9]));
  expect(labels(tabs)).toEqual(["All", "Tops", "Pants", "Dresses", "Sweaters"]);
  expect(open(tabs)).toEqual(["All", "Tops", "Dresses"]);
  expect(tabs.items[3]?.href).toBe("/brands/norelle/dresses");
});

test("a brand's tabs are its own categories if it sells only shoes", () => {
  expect(labels(categoryTabs(brand, undefined, made(["shoes", 12], ["tops", 0])))).toEqual(["All", "Shoes"]);
});

test("a brand's tabs in a shop with its own content are its own categories, those with most products first", () => {
  setShownParts([]);
  const tabs = categoryTabs(brand, undefined, made(["tops", 2], ["belts", 5], ["pants", 0]));
  expect(labels(tabs)).toEqual(["All", "Belts", "Tops"]);
});

test("a brand's tabs include the current category", () => {
  const tabs = categoryTabs(brand, "jeans", made(["tops", 1], ["jeans", 0]));
  expect(labels(tabs).at(-1)).toBe("Jeans");
  expect(tabs.items.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(["Jeans"]);
});

test("a category's tabs are the recommended brands that have products", () => {
  const tabs = brandTabs("jeans", undefined, makers(["Copperline", 1], ["Rivet & Rye", 4], ["Others", 90]));
  expect(labels(tabs)).toEqual(["All", "Rivet & Rye", "Copperline"]);
  expect(tabs.items[1]?.href).toBe("/category/jeans/rivet-and-rye");
});

test("a category's tabs are the brands with the most products if none are recommended", () => {
  expect(labels(brandTabs("jeans", undefined, makers(["Few", 1], ["Many", 9], ["None", 0])))).toEqual([
    "All",
    "Many",
    "Few",
  ]);
});

test("a category's tabs include the current brand", () => {
  const tabs = brandTabs("jeans", brand, makers(["Copperline", 1]));
  expect(labels(tabs)).toEqual(["All", "Copperline", "Norelle"]);
  expect(tabs.items[2]).toMatchObject({ isCurrent: true });
});
