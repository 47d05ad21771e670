import * as v from "valibot";
import {
  type CollectionSource,
  collectionsFromCatalog,
  collectionSources,
} from "../../collections/collections-from-catalog.ts";
import { openDatabase } from "../../database/database.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import type { Command } from "../command.ts";
import { readOptions, wholeNumber } from "../read-options.ts";

const usage = "collections [--from type,tag] [--minimum 2]";

const choices = `--from must be one or more of ${collectionSources.join(", ")}, separated by commas.`;

const sourceList = v.pipe(
  v.string(choices),
  v.transform((text) => text.split(",").map((word) => word.trim())),
  v.array(v.picklist(collectionSources, choices)),
);

export const command: Command = {
  summary: "Make collections from the products' types, tags or vendors",
  usage,
  run: (args) => {
    const { from, minimum } = readOptions(args, {
      usage,
      options: { from: { type: "string" }, minimum: { type: "string" } },
      schema: v.object({
        from: v.optional(sourceList, "type,tag"),
        minimum: v.optional(wholeNumber("--minimum", 1, 1_000_000), "2"),
      }),
    });
    makeCollections(from, minimum);
  },
};

function makeCollections(from: readonly CollectionSource[], minimum: number): void {
  const db = openDatabase(databasePath(readSettings()));
  try {
    const { created, kept } = collectionsFromCatalog(db, from, minimum);
    const known = kept > 0 ? ` ${kept} already existed.` : "";
    for (const { handle, title, products } of created)
      process.stdout.write(`/collections/${handle} “${title}”: ${counted(products, "product")}\n`);
    process.stdout.write(`Created ${counted(created.length, "collection")}.${known}\n`);
  } finally {
    db.close();
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
