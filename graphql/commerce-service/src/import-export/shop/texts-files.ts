import * as v from "valibot";
import type { Database } from "../../database/database.ts";
import { saveMetadata } from "../../extensions/listings/listing-store.ts";
import { saveReview } from "../../extensions/reviews/review-store.ts";
import { text } from "./shop-values.ts";

/** `reviews.json`. */
export const reviewsFile = v.strictObject({
  reviews: v.array(
    v.strictObject({
      brandSlug: text,
      mpn: text,
      shortTitle: text,
      author: text,
      comment: text,
      commentedAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});

const slugs = v.exactOptional(v.array(text));
const cents = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** `listings.json`. */
export const listingsFile = v.strictObject({
  listings: v.array(
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
});

/** Writes the texts of the extensions service. Existing ones are replaced. */
export function saveTexts(
  db: Database,
  { reviews, listings }: v.InferOutput<typeof reviewsFile> & v.InferOutput<typeof listingsFile>,
): void {
  for (const listing of listings) saveMetadata(db, listing);
  for (const review of reviews) saveReview(db, review);
}
