import type { Database } from "../../database/database.ts";
import { run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { type NormalizedProduct, normalizeProduct, areEqual } from "./normalized-product.ts";
import type { ProductInput } from "./product-input.ts";
import { writeParts } from "./product-parts.ts";
import { readStoredProduct, type StoredProduct } from "./stored-product.ts";

export type Saved = "created" | "changed" | "unchanged";

/**
 * Replaces a whole product: a product keeps its id by handle, a variant by its options, an image by its source. Throws
 * `InvalidProduct`. Each call is one transaction; wrapping many calls in one is much faster.
 */
export function saveProduct(db: Database, input: ProductInput): Saved {
  const product = normalizeProduct(input);
  return transaction(db, () => {
    const stored = readStoredProduct(db, product.handle);
    if (!stored) {
      writeParts(db, insertProduct(db, product, input.createdAt), product, undefined);
      return "created";
    }
    if (isUnchanged(stored, product, input.createdAt)) return "unchanged";
    updateProduct(db, stored, product, input.createdAt ?? stored.createdAt);
    writeParts(db, stored.id, product, stored.product);
    return "changed";
  });
}

/** Deletes a product. Returns whether it existed. */
export function deleteProduct(db: Database, handle: string): boolean {
  return run(db, "DELETE FROM product WHERE handle = ?", handle).changes > 0;
}

function isUnchanged(
  stored: StoredProduct,
  product: NormalizedProduct,
  createdAt: string | undefined,
): boolean {
  if (createdAt !== undefined && createdAt !== stored.createdAt) return false;
  return Object.keys(product).every((key) => {
    const part = key as keyof NormalizedProduct;
    return areEqual(product[part], stored.product[part]);
  });
}

function insertProduct(db: Database, product: NormalizedProduct, createdAt: string | undefined): number {
  const now = new Date().toISOString();
  return run(
    db,
    `INSERT INTO product (handle, title, body_html, vendor, product_type, seo_title, seo_description, published, gift_card, created_at, published_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    product.handle,
    ...ownColumns(product),
    createdAt ?? now,
    product.published ? (createdAt ?? now) : null,
    now,
  ).lastInsertRowid;
}

function updateProduct(
  db: Database,
  stored: StoredProduct,
  product: NormalizedProduct,
  createdAt: string,
): void {
  const now = new Date().toISOString();
  const isPublishedNow = product.published && !stored.product.published;
  run(
    db,
    `UPDATE product SET title = ?, body_html = ?, vendor = ?, product_type = ?, seo_title = ?, seo_description = ?,
       published = ?, gift_card = ?, created_at = ?, published_at = coalesce(?, published_at), updated_at = ? WHERE id = ?`,
    ...ownColumns(product),
    createdAt,
    isPublishedNow ? now : null,
    now,
    stored.id,
  );
}

function ownColumns(product: NormalizedProduct) {
  const { title, bodyHtml, vendor, productType, seoTitle, seoDescription, published, giftCard } = product;
  return [
    title,
    bodyHtml,
    vendor,
    productType,
    seoTitle,
    seoDescription,
    published ? 1 : 0,
    giftCard ? 1 : 0,
  ] as const;
}
