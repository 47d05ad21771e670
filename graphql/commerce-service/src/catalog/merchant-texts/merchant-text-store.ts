import type { Database } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";

export type MerchantTextKind = "Page" | "ShopPolicy" | "Blog" | "Article";

/** A page, policy, blog or article to write. Its address is its kind, its blog and its handle. */
export interface MerchantTextInput {
  readonly kind: MerchantTextKind;
  /** That of an article. */
  readonly blogId: number | null;
  readonly handle: string;
  readonly platformId: number | null;
  readonly title: string;
  readonly bodyHtml: string;
  readonly excerptHtml: string | null;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  readonly author: string | null;
  readonly tags: readonly string[];
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly updatedAt: string;
}

/** Without its texts, which may be long. */
export interface MerchantTextRow {
  readonly __typename: MerchantTextKind;
  readonly id: number;
  readonly blogId: number | null;
  readonly handle: string;
  readonly title: string;
  readonly author: string | null;
  readonly publishedAt: string;
  readonly updatedAt: string;
}

export interface MerchantTextParts {
  readonly bodyHtml: string;
  readonly excerptHtml: string | null;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  /** JSON. */
  readonly tags: string;
}

const row = `SELECT kind AS __typename, id, blog_id AS blogId, handle, title, author, published_at AS publishedAt,
  updated_at AS updatedAt FROM merchant_text`;

/** All texts of a kind, or the articles of one blog. */
export function merchantTexts(
  db: Database,
  kind: MerchantTextKind,
  blogId: number | null = null,
): MerchantTextRow[] {
  return all(db, `${row} WHERE kind = ? AND (blog_id = ? OR ? IS NULL) ORDER BY id`, kind, blogId, blogId);
}

export function merchantTextAt(
  db: Database,
  kind: MerchantTextKind,
  handle: string,
  blogId: number | null = null,
): MerchantTextRow | undefined {
  return get(
    db,
    `${row} WHERE kind = ? AND coalesce(blog_id, 0) = coalesce(?, 0) AND handle = ?`,
    kind,
    blogId,
    handle.toLowerCase(),
  );
}

export function merchantTextOf(
  db: Database,
  kind: MerchantTextKind,
  id: number,
): MerchantTextRow | undefined {
  return get(db, `${row} WHERE kind = ? AND id = ?`, kind, id);
}

/** What an article's file calls its blog: the platform's number or the handle. */
export function blogNamed(
  db: Database,
  { id, handle }: { id?: number | null | undefined; handle?: string | null | undefined },
) {
  return get<{ id: number }>(
    db,
    "SELECT id FROM merchant_text WHERE kind = 'Blog' AND (platform_id = ? OR handle = ?)",
    id ?? null,
    handle?.toLowerCase() ?? null,
  )?.id;
}

export function merchantTextParts(db: Database, id: number): MerchantTextParts | undefined {
  return get(
    db,
    `SELECT body_html AS bodyHtml, excerpt_html AS excerptHtml, image_url AS imageUrl, image_alt AS imageAlt, tags
     FROM merchant_text WHERE id = ?`,
    id,
  );
}

const columns = `kind, blog_id, handle, platform_id, title, body_html, excerpt_html, image_url, image_alt, author, tags,
  published_at, updated_at`;
const changed = columns
  .split(/,\s+/)
  .slice(3)
  .map((column) => `${column} = excluded.${column}`)
  .join(", ");

/** Replaces the text at the same address. */
export function saveMerchantText(db: Database, text: MerchantTextInput): "created" | "changed" {
  const known = merchantTextAt(db, text.kind, text.handle, text.blogId);
  run(
    db,
    `INSERT INTO merchant_text (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (kind, coalesce(blog_id, 0), handle) DO UPDATE SET ${changed}`,
    text.kind,
    text.blogId,
    text.handle.toLowerCase(),
    text.platformId,
    text.title,
    text.bodyHtml,
    text.excerptHtml,
    text.imageUrl,
    text.imageAlt,
    text.author,
    JSON.stringify(text.tags),
    text.publishedAt,
    text.updatedAt,
  );
  return known ? "changed" : "created";
}
