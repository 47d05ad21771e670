import * as v from "valibot";
import type { Database } from "../../database/database.ts";
import { transaction } from "../../database/transaction.ts";
import { readMetaobjects } from "./metaobject-reader.ts";
import { saveMetaobject } from "./metaobject-writer.ts";

const entrySchema = v.looseObject({ displayName: v.string(), slug: v.optional(v.string()) });

/** The metaobject "brands" holds the directory in its first field, as a JSON list. */
const directorySchema = v.pipe(v.string(), v.parseJson(), v.array(entrySchema));

export type ThemeField = "theme" | "draftTheme";

/** Stores or removes a brand's theme file. Returns the brand's name, or null if no entry has the slug or name. */
export function saveBrandTheme(
  db: Database,
  brand: string,
  field: ThemeField,
  theme: object | null,
): string | null {
  return transaction(db, () => {
    const [directory] = readMetaobjects(db, "brands");
    const fields = JSON.parse(directory?.fields ?? "{}") as Record<string, string>;
    const [key = "brands", value = "[]"] = Object.entries(fields)[0] ?? [];
    const entries = v.parse(directorySchema, value);
    const entry = entries.find(({ slug, displayName }) => [slug, displayName].includes(brand));
    if (!directory || !entry) return null;

    // JSON leaves out what is undefined.
    entry[field] = theme ?? undefined;
    saveMetaobject(db, {
      type: "brands",
      handle: directory.handle,
      fields: { ...fields, [key]: JSON.stringify(entries) },
    });
    return entry.displayName;
  });
}
