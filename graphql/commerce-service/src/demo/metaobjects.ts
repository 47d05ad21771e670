import type { MetaobjectInput } from "../catalog/metaobjects/metaobject-writer.ts";
import { brandEntry } from "./brands/brand-directory.ts";
import { demoBrands } from "./brands/brands.ts";
import { type SizeTypeSlug, sizeTypes } from "./offer/sizes.ts";
import { sizeCharts } from "./size-charts/size-charts.ts";

/** The brand directory and the size groups, each one metaobject whose first field holds a JSON list, and the size charts. */
export function demoMetaobjects(): MetaobjectInput[] {
  return [
    { type: "brands", handle: "brands", fields: { brands: JSON.stringify(demoBrands.map(brandEntry)) } },
    { type: "size_types", handle: "size-types", fields: { size_types: JSON.stringify(sizeGroups()) } },
    ...measuredTypes.map((type) => ({
      type: "size_chart",
      handle: chartHandle(type),
      fields: {
        title: sizeTypes[type].displayName,
        chart: JSON.stringify({ unit: "in", ...sizeCharts[type] }),
      },
    })),
  ];
}

/** The size types with body measurements. "One size" has none. */
const measuredTypes = (Object.keys(sizeTypes) as SizeTypeSlug[]).filter((type) => type !== "one_size");

/** "womens_alpha" → "womens-alpha". */
const chartHandle = (type: SizeTypeSlug): string => type.replaceAll("_", "-");

/** The size chart of a size type, as a metaobject reference; "" if it has none. */
export function chartReference(type: SizeTypeSlug): string {
  return type === "one_size" ? "" : `size_chart.${chartHandle(type)}`;
}

function sizeGroups() {
  return Object.entries(sizeTypes).map(([slug, { displayName, department, sizes }]) => ({
    slug,
    displayName,
    department,
    sizes,
  }));
}
