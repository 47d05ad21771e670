import type { Database } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { saveMetadata } from "../../extensions/listings/listing-store.ts";
import { saveReview } from "../../extensions/reviews/review-store.ts";
import { demoCatalog } from "../demo-catalog.ts";
import type { DemoProduct } from "../product/demo-product.ts";
import { demoReviews, mpnOf } from "../reviews/demo-reviews.ts";
import { demoSearches } from "../saved-searches/saved-searches.ts";

/** Writes listing texts, and reviews of the given products that exist. Returns how many were new or changed. */
export function seedTexts(db: Database, products: readonly DemoProduct[]): number {
  const present = products.filter((product) => isInCatalog(db, product));
  const saved = transaction(db, () => [
    ...demoSearches.map((metadata) => saveMetadata(db, metadata)),
    ...demoReviews(present).map((review) => saveReview(db, review)),
  ]);
  return saved.filter((each) => each !== "unchanged").length;
}

/**
 * The same for a demo catalog seeded by an older version. A merchant's own catalog lacks the demo collections and is
 * left alone; existing reviews and texts are kept.
 */
export function seedMissingTexts(db: Database): void {
  const isDemo = get(db, "SELECT 1 FROM collection WHERE handle = 'new-arrivals'") !== undefined;
  const hasTexts = get(db, "SELECT 1 FROM seo_metadata UNION ALL SELECT 1 FROM review LIMIT 1") !== undefined;
  if (isDemo && !hasTexts) seedTexts(db, [...demoCatalog()]);
}

function isInCatalog(db: Database, product: DemoProduct): boolean {
  const sql = "SELECT 1 FROM metafield WHERE namespace = 'product_information' AND key = 'mpn' AND value = ?";
  return get(db, sql, mpnOf(product)) !== undefined;
}
