import { randomUUID } from "node:crypto";
import type { Queries, Value } from "../database/database.ts";

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
  /** ISO 8601. */
  readonly commentedAt: string;
}

export interface Review extends ReviewInput {
  readonly id: string;
}

export interface ReviewFilter {
  readonly mpn?: string | null | undefined;
  readonly brandSlug?: string | null | undefined;
  readonly limit: number;
}

/** Reviews of a style, a brand, a brand's style or the whole shop, newest first. */
export function listReviews(database: Queries, { mpn, brandSlug, limit }: ReviewFilter): Promise<Review[]> {
  const values: Value[] = [limit];
  const conditions: string[] = [];
  const where = (column: string, value: string | null | undefined): void => {
    if (value != null) conditions.push(`${column} = $${values.push(value)}`);
  };
  where("mpn", mpn);
  where("brand_slug", brandSlug);
  return database.query<Review>(
    `SELECT id, brand_slug AS "brandSlug", mpn, short_title AS "shortTitle", author, comment,
       commented_at AS "commentedAt"
     FROM review ${conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : ""}
     ORDER BY commented_at DESC, id DESC LIMIT $1`,
    values,
  );
}

/** Writes a review. Replaces an earlier one by the same author about the same style. */
export async function saveReview(database: Queries, review: ReviewInput): Promise<void> {
  const { brandSlug, mpn, shortTitle, author, comment, commentedAt } = review;
  await database.query(
    `INSERT INTO review (id, brand_slug, mpn, short_title, author, comment, commented_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (mpn, author) DO UPDATE
     SET (brand_slug, short_title, comment, commented_at) =
       (excluded.brand_slug, excluded.short_title, excluded.comment, excluded.commented_at)`,
    [randomUUID(), brandSlug, mpn, shortTitle, author, comment, new Date(commentedAt).toISOString()],
  );
}
