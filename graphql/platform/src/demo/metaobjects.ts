import type { MetaobjectInput } from "../catalogue/metaobject-writer.ts";
import { brandEntry } from "./brands/brand-directory.ts";
import { brands } from "./brands/brands.ts";
import { sizeTypes } from "./sizes.ts";

/** The directory of brands and the size groups: each one metaobject, whose first field holds a JSON list (specification B7). */
export function demoMetaobjects(): MetaobjectInput[] {
  return [
    { type: "brands", handle: "brands", fields: { brands: JSON.stringify(brands.map(brandEntry)) } },
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
