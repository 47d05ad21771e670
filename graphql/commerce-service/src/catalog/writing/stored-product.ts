import type { Database } from "../../database/database.ts";
import { all, get } from "../../database/statement.ts";
import type { NormalizedProduct } from "./normalized-product.ts";

export interface StoredProduct {
  readonly id: number;
  readonly createdAt: string;
  readonly product: NormalizedProduct;
}

/** Reads a product as `saveProduct` wrote it. Exports and the "unchanged" result depend on this. */
export function readStoredProduct(db: Database, handle: string): StoredProduct | undefined {
  const row = get<StoredProductRow>(db, `SELECT ${productColumns} FROM product WHERE handle = ?`, handle);
  if (!row) return undefined;
  const { id, createdAt, published, giftCard, ...own } = row;
  const options = optionsOf(db, id);
  return {
    id,
    createdAt,
    product: {
      ...own,
      published: published === 1,
      giftCard: giftCard === 1,
      tags: tagsOf(db, id),
      options,
      variants: variantsOf(
        db,
        id,
        options.map(({ name }) => name),
      ),
      images: all(
        db,
        "SELECT src, alt_text AS altText, width, height FROM image WHERE product_id = ? ORDER BY position",
        id,
      ),
      metafields: all(
        db,
        "SELECT namespace, key, type, value FROM metafield WHERE product_id = ? ORDER BY namespace, key",
        id,
      ),
    },
  };
}

const productColumns = `id, created_at AS createdAt, handle, title, body_html AS bodyHtml, vendor,
  product_type AS productType, seo_title AS seoTitle, seo_description AS seoDescription, published, gift_card AS giftCard`;

type Own = Pick<
  NormalizedProduct,
  "handle" | "title" | "bodyHtml" | "vendor" | "productType" | "seoTitle" | "seoDescription"
>;
type StoredProductRow = Own & { id: number; createdAt: string; published: 0 | 1; giftCard: 0 | 1 };

function tagsOf(db: Database, id: number): string[] {
  return all<{ tag: string }>(db, "SELECT tag FROM product_tag WHERE product_id = ? ORDER BY tag", id).map(
    ({ tag }) => tag,
  );
}

function optionsOf(db: Database, id: number): NormalizedProduct["options"] {
  return all<{ name: string; option_values: string }>(
    db,
    "SELECT name, option_values FROM product_option WHERE product_id = ? ORDER BY position",
    id,
  ).map(({ name, option_values }) => ({ name, values: JSON.parse(option_values) as string[] }));
}

type StoredVariantRow = Omit<NormalizedProduct["variants"][number], "options"> & { options: string };

function variantsOf(db: Database, id: number, optionNames: readonly string[]): NormalizedProduct["variants"] {
  const rows = all<StoredVariantRow>(
    db,
    `SELECT (SELECT json_group_object(name, value) FROM variant_option WHERE variant_id = variant.id) AS options,
       title, price, compare_at_price AS compareAtPrice, sku, barcode, grams,
       inventory_policy AS inventoryPolicy, inventory,
       (SELECT src FROM image WHERE image.id = image_id) AS imageSrc
     FROM variant WHERE product_id = ? ORDER BY position`,
    id,
  );
  return rows.map((row) => variantOf(row, optionNames));
}

function variantOf(
  row: StoredVariantRow,
  optionNames: readonly string[],
): NormalizedProduct["variants"][number] {
  const values = JSON.parse(row.options) as Record<string, string>;
  return { ...row, options: optionNames.map((name) => ({ name, value: values[name] ?? "" })) };
}
