import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { demoCatalogue } from "../demo/demo-catalogue.ts";
import type { DemoProduct } from "../demo/demo-product.ts";
import { demoReviews, mpnOf } from "../demo/reviews/demo-reviews.ts";
import { demoSearches } from "../demo/saved-searches/saved-searches.ts";
import { saveReview } from "../review/review-store.ts";
import { saveMetadata } from "../saved-search/saved-search-store.ts";

/**
 * Writes what listings say of themselves, and reviews of those of the given products that the catalogue has. Returns
 * how many of them were new or had changed.
 */
export function seedTexts(db: Database, products: readonly DemoProduct[]): number {
  const present = products.filter((product) => isInCatalogue(db, product));
  const saved = transaction(db, () => [
    ...demoSearches.map((metadata) => saveMetadata(db, metadata)),
    ...demoReviews(present).map((review) => saveReview(db, review)),
  ]);
  return saved.filter((each) => each !== "unchanged").length;
}

/**
 * The same for a database whose demo catalogue is older than its texts. A merchant's own catalogue has none of the
 * demo's collections and is left alone; so are reviews and texts that are there.
 */
export function seedMissingTexts(db: Database): void {
  const isDemo = get(db, "SELECT 1 FROM collection WHERE handle = 'new-arrivals'") !== undefined;
  const hasTexts = get(db, "SELECT 1 FROM seo_metadata UNION ALL SELECT 1 FROM review LIMIT 1") !== undefined;
  if (isDemo && !hasTexts) seedTexts(db, [...demoCatalogue()]);
}

function isInCatalogue(db: Database, product: DemoProduct): boolean {
  const sql = "SELECT 1 FROM metafield WHERE namespace = 'product_information' AND key = 'mpn' AND value = ?";
  return get(db, sql, mpnOf(product)) !== undefined;
}
