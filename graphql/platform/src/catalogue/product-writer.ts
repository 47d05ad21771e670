import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { refreshAvailability } from "./availability.ts";
import { type NormalizedProduct, type NormalizedVariant, normalizeProduct } from "./normalized-product.ts";
import type { ProductInput } from "./product-input.ts";
import { readStoredProduct, type StoredProduct } from "./stored-product.ts";

export type Saved = "created" | "changed" | "unchanged";

/**
 * Writes a product whole: what is not in the input is no longer in the product. The same handle keeps the product's
 * id, the same options keep a variant's, the same source keeps a picture's. Derived columns (prices, percent off,
 * availability) follow in the same transaction. Throws `InvalidProduct`.
 *
 * One call is one transaction; many calls inside one `transaction` are much faster.
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
    updateProduct(db, stored.id, product, input.createdAt ?? stored.createdAt);
    writeParts(db, stored.id, product, stored.product);
    return "changed";
  });
}

/** Takes a product out of the catalogue. Returns whether it was there. */
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
    return same(product[part], stored.product[part]);
  });
}

function insertProduct(db: Database, product: NormalizedProduct, createdAt: string | undefined): number {
  const now = new Date().toISOString();
  return run(
    db,
    `INSERT INTO product (handle, title, body_html, vendor, product_type, seo_title, seo_description, published, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    product.handle,
    ...ownColumns(product),
    createdAt ?? now,
    now,
  ).lastInsertRowid;
}

function updateProduct(db: Database, id: number, product: NormalizedProduct, createdAt: string): void {
  run(
    db,
    `UPDATE product SET title = ?, body_html = ?, vendor = ?, product_type = ?, seo_title = ?, seo_description = ?,
       published = ?, created_at = ?, updated_at = ? WHERE id = ?`,
    ...ownColumns(product),
    createdAt,
    new Date().toISOString(),
    id,
  );
}

function ownColumns(product: NormalizedProduct) {
  const { title, bodyHtml, vendor, productType, seoTitle, seoDescription, published } = product;
  return [title, bodyHtml, vendor, productType, seoTitle, seoDescription, published ? 1 : 0] as const;
}

/** Writes the parts that differ from `before`. */
function writeParts(
  db: Database,
  id: number,
  product: NormalizedProduct,
  before: NormalizedProduct | undefined,
): void {
  if (!same(product.tags, before?.tags)) writeTags(db, id, product.tags);
  if (!same(product.metafields, before?.metafields)) writeMetafields(db, id, product.metafields);
  if (!same(product.options, before?.options)) writeOptions(db, id, product.options);
  if (!same(product.images, before?.images)) writeImages(db, id, product.images);
  if (!same(product.variants, before?.variants)) writeVariants(db, id, product.variants);
  refreshAvailability(db, id);
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function writeTags(db: Database, id: number, tags: readonly string[]): void {
  run(db, "DELETE FROM product_tag WHERE product_id = ?", id);
  for (const tag of tags) run(db, "INSERT INTO product_tag (product_id, tag) VALUES (?, ?)", id, tag);
}

function writeMetafields(db: Database, id: number, metafields: NormalizedProduct["metafields"]): void {
  run(db, "DELETE FROM metafield WHERE product_id = ?", id);
  for (const { namespace, key, type, value } of metafields) {
    run(
      db,
      "INSERT INTO metafield (product_id, namespace, key, type, value) VALUES (?, ?, ?, ?, ?)",
      id,
      namespace,
      key,
      type,
      value,
    );
  }
}

function writeOptions(db: Database, id: number, options: NormalizedProduct["options"]): void {
  run(db, "DELETE FROM product_option WHERE product_id = ?", id);
  for (const [position, { name, values }] of options.entries()) {
    run(
      db,
      "INSERT INTO product_option (product_id, position, name, option_values) VALUES (?, ?, ?, ?)",
      id,
      position,
      name,
      JSON.stringify(values),
    );
  }
}

function writeImages(db: Database, id: number, images: NormalizedProduct["images"]): void {
  const known = new Map(
    all<{ id: number; src: string }>(db, "SELECT id, src FROM image WHERE product_id = ?", id).map((row) => [
      row.src,
      row.id,
    ]),
  );
  for (const [position, { src, altText, width, height }] of images.entries()) {
    const imageId = known.get(src);
    known.delete(src);
    if (imageId === undefined) {
      run(
        db,
        "INSERT INTO image (product_id, position, src, alt_text, width, height) VALUES (?, ?, ?, ?, ?, ?)",
        id,
        position,
        src,
        altText,
        width,
        height,
      );
    } else {
      run(
        db,
        "UPDATE image SET position = ?, alt_text = ?, width = ?, height = ? WHERE id = ?",
        position,
        altText,
        width,
        height,
        imageId,
      );
    }
  }
  for (const gone of known.values()) run(db, "DELETE FROM image WHERE id = ?", gone);
}

function writeVariants(db: Database, id: number, variants: readonly NormalizedVariant[]): void {
  const known = new Map(
    all<{ id: number; title: string }>(db, "SELECT id, title FROM variant WHERE product_id = ?", id).map(
      (row) => [row.title, row.id],
    ),
  );
  const wanted = new Set(variants.map(({ title }) => title));
  for (const [title, variantId] of known) {
    if (!wanted.has(title)) run(db, "DELETE FROM variant WHERE id = ?", variantId);
  }
  // Positions are unique: move the old ones out of the way first.
  if (known.size > 0) run(db, "UPDATE variant SET position = -1 - position WHERE product_id = ?", id);
  for (const [position, variant] of variants.entries()) {
    writeVariant(db, id, known.get(variant.title), position, variant);
  }
}

function writeVariant(
  db: Database,
  productId: number,
  known: number | undefined,
  position: number,
  variant: NormalizedVariant,
): void {
  const { title, sku, barcode, grams, price, compareAtPrice, inventoryPolicy, inventory } = variant;
  const columns = [
    position,
    title,
    sku,
    barcode,
    grams,
    price,
    compareAtPrice,
    inventoryPolicy,
    inventory,
    imageId(db, productId, variant),
  ] as const;
  if (known !== undefined) {
    run(
      db,
      `UPDATE variant SET position = ?, title = ?, sku = ?, barcode = ?, grams = ?, price = ?, compare_at_price = ?,
         inventory_policy = ?, inventory = ?, image_id = ? WHERE id = ?`,
      ...columns,
      known,
    );
    run(db, "DELETE FROM variant_option WHERE variant_id = ?", known);
  }
  const id =
    known ??
    run(
      db,
      `INSERT INTO variant (position, title, sku, barcode, grams, price, compare_at_price, inventory_policy, inventory, image_id, product_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...columns,
      productId,
    ).lastInsertRowid;
  for (const { name, value } of variant.options) {
    run(
      db,
      "INSERT INTO variant_option (variant_id, product_id, name, value) VALUES (?, ?, ?, ?)",
      id,
      productId,
      name,
      value,
    );
  }
}

function imageId(db: Database, productId: number, { imageSrc }: NormalizedVariant): number | null {
  if (imageSrc === null) return null;
  return (
    get<{ id: number }>(db, "SELECT id FROM image WHERE product_id = ? AND src = ?", productId, imageSrc)
      ?.id ?? null
  );
}
