import { saveMetaobject } from "../../catalog/metaobjects/metaobject-writer.ts";
import type { ImageInput, MetafieldInput } from "../../catalog/writing/product-input.ts";
import { readStoredProduct } from "../../catalog/writing/stored-product.ts";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { demoCatalog } from "../demo-catalog.ts";
import { demoMetaobjects } from "../metaobjects.ts";

/** What an older demo catalog lacks. Its defects had other names and no close-ups. */
const newer: ReadonlySet<string> = new Set(["size_chart", "measurements", "defect_one", "defect_two"]);

/**
 * Adds size charts, measurements and close-ups of defects to a demo catalog seeded by an older version. A merchant's own
 * catalog lacks the demo collections and is left alone; everything else about the products is kept, such as their stock.
 */
export function seedMissingFacts(db: Database): void {
  const isDemo = get(db, "SELECT 1 FROM collection WHERE handle = 'new-arrivals'") !== undefined;
  const hasFacts = get(db, "SELECT 1 FROM metaobject WHERE type = 'size_chart'") !== undefined;
  if (!isDemo || hasFacts) return;
  transaction(db, () => {
    for (const metaobject of demoMetaobjects()) saveMetaobject(db, metaobject);
    for (const { handle, product } of demoCatalog()) {
      const stored = readStoredProduct(db, handle);
      if (stored === undefined) continue;
      for (const field of product.metafields ?? [])
        if (newer.has(field.key)) writeMetafield(db, stored.id, field);
      const known = new Set(stored.product.images.map(({ src }) => src));
      const missing = (product.images ?? []).filter(
        ({ src }) => src.includes("--defect-") && !known.has(src),
      );
      for (const [index, image] of missing.entries())
        writeImage(db, stored.id, known.size + index + 1, image);
    }
  });
}

function writeMetafield(
  db: Database,
  productId: number,
  { namespace, key, type = "", value }: MetafieldInput,
): void {
  run(
    db,
    "INSERT OR REPLACE INTO metafield (product_id, namespace, key, type, value) VALUES (?, ?, ?, ?, ?)",
    productId,
    namespace,
    key,
    type,
    value,
  );
}

function writeImage(db: Database, productId: number, position: number, image: ImageInput): void {
  run(
    db,
    "INSERT INTO image (product_id, position, src, alt_text, width, height) VALUES (?, ?, ?, ?, ?, ?)",
    productId,
    position,
    image.src,
    image.altText ?? null,
    image.width ?? null,
    image.height ?? null,
  );
}
