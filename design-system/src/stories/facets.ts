import type { Facet, FacetOption } from "../patterns/catalog/FilterPanel/facet.ts";
import { swatchHex } from "./products.ts";

const option = (label: string, count: number): FacetOption => ({
  value: label.toLowerCase().replaceAll(" ", "-"),
  label,
  count,
  selected: false,
});

const brands = [
  "Alderfell",
  "Calloway",
  "Fjordal",
  "Maren & Co",
  "Norelle",
  "Northquay",
  "Sorrento",
  "Wetherby",
];

/** The facets of a listing with 1,204 products. */
export const storyFacets: readonly Facet[] = [
  {
    name: "category",
    title: "Category",
    kind: "list",
    options: [option("Dresses", 312), option("Jeans", 208), option("Sweaters", 1104), option("Shoes", 0)],
  },
  {
    name: "size",
    title: "Size",
    kind: "size",
    options: ["XXS", "XS", "S", "M", "L", "XL", "2XL", "3XL"].map((size, index) =>
      option(size, 12 + 31 * index),
    ),
  },
  {
    name: "color",
    title: "Color",
    kind: "color",
    options: [
      ...Object.entries(swatchHex).map(([name, hex], index) => ({
        ...option(name, 140 - 20 * index),
        swatch: hex,
      })),
      { ...option("Mauve mist", 3), swatch: null },
    ],
  },
  {
    name: "condition",
    title: "Condition",
    kind: "list",
    options: [
      option("New with tags", 640),
      option("New without tags", 310),
      option("Excellent", 120),
      option("Pre-owned", 134),
    ],
  },
  {
    name: "brand",
    title: "Brand",
    kind: "list",
    options: brands.map((brand, index) => option(brand, 90 - 7 * index)),
  },
];

/** The listing's facets after the shopper has chosen these values. */
export function chosenFacets(chosen: ReadonlySet<string>): Facet[] {
  return storyFacets.map((facet) => ({
    ...facet,
    options: facet.options.map((option) => ({ ...option, selected: chosen.has(option.value) })),
  }));
}
