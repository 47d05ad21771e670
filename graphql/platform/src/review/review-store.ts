import type { SQLInputValue } from "node:sqlite";
import type { Saved } from "../catalogue/product-writer.ts";
import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";

/** What somebody wrote about a piece that they bought. */
export interface ReviewInput {
  /** "mother-wrens". */
  readonly brandSlug: string;
  /** The maker's style number of the piece. */
  readonly mpn: string;
  readonly shortTitle: string;
  /** First name and the first letter of the last: "Ines M." */
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
  /** At most so many. */
  readonly limit: number;
}

/** Reviews of a style, of a brand, of a brand's style or of the whole shop, the newest first. */
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

/** Writes a review; what the same person wrote about the same style before is replaced. */
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
