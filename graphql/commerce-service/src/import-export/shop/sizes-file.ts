import * as v from "valibot";
import { saveMetaobject } from "../../catalog/metaobjects/metaobject-writer.ts";
import type { Database } from "../../database/database.ts";
import { text } from "./shop-values.ts";

/** Text, or a body measurement: one number, or the first and the last of a range. */
const cell = v.union([v.string(), v.number(), v.tuple([v.number(), v.number()])]);

/** `sizes.json`: the shop's size types, the sizes of each from the smallest, and their size charts. */
export const sizesFile = v.array(
  v.strictObject({
    slug: text,
    displayName: text,
    department: text,
    sizes: v.array(text),
    /** The first column has the sizes. */
    chart: v.optional(
      v.strictObject({
        unit: v.picklist(["in", "cm"]),
        columns: v.array(v.string()),
        /** Headings that span several columns. */
        groups: v.optional(v.array(v.strictObject({ title: v.string(), span: v.number() }))),
        rows: v.array(v.array(cell)),
      }),
    ),
  }),
);

/** The size types are one metaobject, whose field holds a JSON list; each size chart is another. */
export function saveSizes(db: Database, types: v.InferOutput<typeof sizesFile>): void {
  const list = types.map(({ slug, displayName, department, sizes }) => ({
    slug,
    displayName,
    department,
    sizes,
  }));
  saveMetaobject(db, {
    type: "size_types",
    handle: "size-types",
    fields: { size_types: JSON.stringify(list) },
  });
  for (const { slug, displayName, chart } of types) {
    if (chart === undefined) continue;
    saveMetaobject(db, {
      type: "size_chart",
      handle: slug.replaceAll("_", "-"),
      fields: { title: displayName, chart: JSON.stringify(chart) },
    });
  }
}
