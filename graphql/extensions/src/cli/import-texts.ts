import { readFile } from "node:fs/promises";
import * as v from "valibot";
import type { Database } from "../database/database.ts";
import { saveListing } from "../listing-texts/listing-store.ts";
import { saveReview } from "../reviews/review-store.ts";

/** The file is not what the import expects. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(5_000));
const slugs = v.exactOptional(v.array(text));
const cents = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)));

const file = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    reviews: v.optional(
      v.array(
        v.strictObject({
          brandSlug: text,
          mpn: text,
          shortTitle: text,
          author: text,
          comment: text,
          commentedAt: v.pipe(v.string(), v.isoTimestamp()),
        }),
      ),
      [],
    ),
    listings: v.optional(
      v.array(
        v.strictObject({
          kind: v.picklist(["collection", "brand", "category"]),
          slug: text,
          name: text,
          metaTitle: text,
          metaDescription: v.pipe(text, v.maxLength(150)),
          romanceCopy: v.nullable(text),
          filters: v.strictObject({
            textSearch: v.exactOptional(text),
            brand: slugs,
            category: slugs,
            color: slugs,
            condition: slugs,
            department: slugs,
            size: slugs,
            sizeType: slugs,
            tier: slugs,
            minPrice: cents,
            maxPrice: cents,
          }),
        }),
      ),
      [],
    ),
  }),
);

/** Adds the reviews and listings of a JSON file, all or none; existing ones are replaced. Throws an `ImportError` for a wrong file. */
export async function importTexts(database: Database, path: string) {
  const parsed = v.safeParse(file, await readFile(path, "utf8"));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new ImportError(`${path}: ${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
  }
  const { reviews, listings } = parsed.output;
  await database.transaction(async (queries) => {
    for (const review of reviews) await saveReview(queries, review);
    for (const listing of listings) await saveListing(queries, listing);
  });
  return { reviews: reviews.length, listings: listings.length };
}
