import type { SQLInputValue } from "node:sqlite";
import type { Saved } from "../../catalog/writing/product-writer.ts";
import type { Database } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";

/** A shopper's review of a product. */
export interface ReviewInput {
  /** "mother-wrens". */
  readonly brandSlug: string;
  /** The manufacturer's style number. */
  readonly mpn: string;
  readonly shortTitle: string;
  /** First name and last initial: "Ines M." */
  readonly author: string;
  readonly comment: string;
  /** ISO 8601, in UTC. */
  readonly commentedAt: string;
}

export interface Review extends ReviewInput {
  readonly id: number;
}

export interface ReviewFilter {
  readonly mpn?: string | null | undefined;
  readonly brandSlug?: string | null | undefined;
  /** Maximum number of reviews. */
  readonly limit: number;
}

/** Reviews of a style, a brand, a brand's style or the whole shop, newest first. */
export function listReviews(db: Database, { mpn, brandSlug, limit }: ReviewFilter): Review[] {
  const conditions: string[] = [];
  const values: SQLInputValue[] = [];
  const where = (column: string, value: string | null | undefined): void => {
    if (value == null) return;
    conditions.push(`${column} = ?`);
    values.push(value);
  };
  where("mpn", mpn);
  where("brand_slug", brandSlug);
  return all<Review>(
    db,
    `SELECT id, brand_slug AS brandSlug, mpn, short_title AS shortTitle, author, comment, commented_at AS commentedAt
     FROM review ${conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : ""}
     ORDER BY commented_at DESC, id DESC LIMIT ?`,
    ...values,
    limit,
  );
}

/** Writes a review. Replaces an earlier one by the same author about the same style. */
export function saveReview(db: Database, review: ReviewInput): Saved {
  const { brandSlug, mpn, shortTitle, author, comment, commentedAt } = review;
  const isThere = get(db, "SELECT 1 FROM review WHERE mpn = ? AND author = ?", mpn, author) !== undefined;
  const { changes } = run(
    db,
    `INSERT INTO review (brand_slug, mpn, short_title, author, comment, commented_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (mpn, author) DO UPDATE
     SET (brand_slug, short_title, comment, commented_at) =
       (excluded.brand_slug, excluded.short_title, excluded.comment, excluded.commented_at)
     WHERE (brand_slug, short_title, comment, commented_at) IS NOT
       (excluded.brand_slug, excluded.short_title, excluded.comment, excluded.commented_at)`,
    brandSlug,
    mpn,
    shortTitle,
    author,
    comment,
    commentedAt,
  );
  if (changes === 0) return "unchanged";
  return isThere ? "changed" : "created";
}
