import type { MetaobjectInput } from "../catalog/metaobjects/metaobject-writer.ts";
import { brandEntry } from "./brands/brand-directory.ts";
import { demoBrands } from "./brands/brands.ts";
import { sizeTypes } from "./offer/sizes.ts";

/** The brand directory and the size groups. Each is one metaobject whose first field holds a JSON list. */
export function demoMetaobjects(): MetaobjectInput[] {
  return [
    { type: "brands", handle: "brands", fields: { brands: JSON.stringify(demoBrands.map(brandEntry)) } },
    { type: "size_types", handle: "size-types", fields: { size_types: JSON.stringify(sizeGroups()) } },
  ];
}

function sizeGroups() {
  return Object.entries(sizeTypes).map(([slug, { displayName, department, sizes }]) => ({
    slug,
    displayName,
    department,
    sizes,
  }));
}
