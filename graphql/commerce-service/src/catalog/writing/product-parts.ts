import type { Database } from "../../database/database.ts";
import { all, run } from "../../database/statement.ts";
import { refreshAvailability } from "../stock/availability.ts";
import { type NormalizedProduct, areEqual } from "./normalized-product.ts";
import { writeVariants } from "./variant-writer.ts";

export function writeParts(
  db: Database,
  id: number,
  product: NormalizedProduct,
  before: NormalizedProduct | undefined,
): void {
  const differs = (part: keyof NormalizedProduct): boolean =>
    !before || !areEqual(product[part], before[part]);
  if (differs("tags")) writeTags(db, id, product.tags);
  if (differs("metafields")) writeMetafields(db, id, product.metafields);
  if (differs("options")) writeOptions(db, id, product.options);
  if (differs("images")) writeImages(db, id, product.images);
  if (differs("variants")) writeVariants(db, id, product.variants, before?.variants ?? []);
  refreshAvailability(db, id);
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
