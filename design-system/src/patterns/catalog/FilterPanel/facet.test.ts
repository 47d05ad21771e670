import { expect, test } from "vitest";
import { hasSearchBox, isDisabled, matchingOptions, type Facet, type FacetOption } from "./facet.ts";

function option(label: string, count = 1, selected = false): FacetOption {
  return { value: label.toLowerCase(), label, count, selected };
}

function facet(kind: Facet["kind"], options: number): Facet {
  return {
    name: "brand",
    title: "Brand",
    kind,
    options: Array.from({ length: options }, (_, n) => option(`B${n}`)),
  };
}

test("a facet with more than five options has a search field, except colors", () => {
  expect(hasSearchBox(facet("list", 5))).toBe(false);
  expect(hasSearchBox(facet("list", 6))).toBe(true);
  expect(hasSearchBox(facet("color", 16))).toBe(false);
});

test("a facet's search finds matching options and keeps chosen ones", () => {
  const options = [option("Norelle"), option("Fjordal", 1, true), option("Northquay")];
  expect(matchingOptions(options, " nor ").map((each) => each.label)).toEqual([
    "Norelle",
    "Fjordal",
    "Northquay",
  ]);
  expect(matchingOptions(options, "quay").map((each) => each.label)).toEqual(["Fjordal", "Northquay"]);
  expect(matchingOptions(options, "")).toHaveLength(3);
  expect(matchingOptions([option("Brisane Étoile")], "etoile")).toHaveLength(1);
  expect(matchingOptions([{ ...option("8"), group: "Shoes" }, option("M")], "shoes 8")).toHaveLength(1);
});

test("an option without results is disabled unless it is chosen", () => {
  expect(isDisabled(option("A", 0))).toBe(true);
  expect(isDisabled(option("A", 0, true))).toBe(false);
  expect(isDisabled(option("A", 3))).toBe(false);
});
