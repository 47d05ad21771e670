import type { Database } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";
import { type NormalizedVariant, variantKey } from "./normalized-product.ts";

/** `stored` are the product's variants before, in their order. */
export function writeVariants(
  db: Database,
  id: number,
  variants: readonly NormalizedVariant[],
  stored: readonly NormalizedVariant[],
): void {
  const ids = all<{ id: number }>(db, "SELECT id FROM variant WHERE product_id = ? ORDER BY position", id);
  const known = new Map<string, number>();
  for (const [index, variant] of stored.entries()) {
    const row = ids[index];
    if (row) known.set(variantKey(variant), row.id);
  }
  const wanted = new Set(variants.map(variantKey));
  for (const [key, variantId] of known) {
    if (!wanted.has(key)) run(db, "DELETE FROM variant WHERE id = ?", variantId);
  }
  // Positions are unique, so move the old ones out of the way first.
  if (known.size > 0) run(db, "UPDATE variant SET position = -1 - position WHERE product_id = ?", id);
  for (const [position, variant] of variants.entries()) {
    writeVariant(db, id, known.get(variantKey(variant)), position, variant);
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
