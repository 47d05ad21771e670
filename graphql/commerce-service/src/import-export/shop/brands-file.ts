import * as v from "valibot";
import { saveMetaobject } from "../../catalog/metaobjects/metaobject-writer.ts";
import type { Database } from "../../database/database.ts";
import { text } from "./shop-values.ts";

/** `brands.json`: the brand directory, in its order. */
export const brandsFile = v.array(
  v.strictObject({
    id: text,
    displayName: text,
    slug: text,
    url: v.optional(v.pipe(text, v.url())),
    blurb: v.optional(text),
    /** A theme file of the design system's playground. */
    theme: v.optional(v.looseObject({})),
  }),
);

/** The directory is one metaobject, whose field holds a JSON list. */
export function saveBrands(db: Database, brands: v.InferOutput<typeof brandsFile>): void {
  saveMetaobject(db, { type: "brands", handle: "brands", fields: { brands: JSON.stringify(brands) } });
}
