import type { SQLInputValue } from "node:sqlite";
import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import type { ImageRow, MetafieldRow, OptionRow, ProductRow, VariantRow } from "./catalog-rows.ts";
import { variantIsAvailable } from "./stock/availability.ts";

type Ids = readonly number[];

const productColumns = `'Product' AS __typename, id, handle, title, body_html AS bodyHtml, vendor,
  product_type AS productType, seo_title AS seoTitle, seo_description AS seoDescription, created_at AS createdAt,
  published_at AS publishedAt, updated_at AS updatedAt, min_price AS minPrice, max_price AS maxPrice, available, gift_card AS giftCard`;

const variantColumns = `'ProductVariant' AS __typename, variant.id, product_id AS productId, position, title, sku, barcode,
  grams, price, compare_at_price AS compareAtPrice, inventory, ${variantIsAvailable} AS available, image_id AS imageId`;

const imageColumns = `'Image' AS __typename, id, product_id AS productId, position, src, alt_text AS altText, width, height`;

/** Reads many keys with one statement, the same for any number of keys: they are passed as a JSON array. */
function byKeys<Row>(db: Database, sql: string, keys: readonly SQLInputValue[]): Row[] {
  return all<Row>(db, sql.replace("$keys", "(SELECT value FROM json_each(?))"), JSON.stringify(keys));
}

/** Reads published products only, like everything in the storefront API. */
export function readProducts(db: Database, ids: Ids): ProductRow[] {
  return byKeys(db, `SELECT ${productColumns} FROM product WHERE published = 1 AND id IN $keys`, ids);
}

export function readProductsByHandle(db: Database, handles: readonly string[]): ProductRow[] {
  return byKeys(db, `SELECT ${productColumns} FROM product WHERE published = 1 AND handle IN $keys`, handles);
}

export function readVariants(db: Database, ids: Ids): VariantRow[] {
  return byKeys(
    db,
    `SELECT ${variantColumns} FROM variant
     WHERE id IN $keys AND EXISTS (SELECT 1 FROM product WHERE product.id = product_id AND published = 1)`,
    ids,
  );
}

export function readVariantsOf(db: Database, productIds: Ids): VariantRow[] {
  return byKeys(
    db,
    `SELECT ${variantColumns} FROM variant WHERE product_id IN $keys ORDER BY product_id, position`,
    productIds,
  );
}

/** The lowest and highest compare-at price of each product's variants. One without counts as 0. */
export function readCompareAtPrices(
  db: Database,
  productIds: Ids,
): { productId: number; least: number; most: number }[] {
  return byKeys(
    db,
    `SELECT product_id AS productId, MIN(IFNULL(compare_at_price, 0)) AS least,
     MAX(IFNULL(compare_at_price, 0)) AS most FROM variant WHERE product_id IN $keys GROUP BY product_id`,
    productIds,
  );
}

export function readOptionsOf(db: Database, productIds: Ids): OptionRow[] {
  const rows = byKeys<Omit<OptionRow, "values"> & { json: string }>(
    db,
    `SELECT product_id AS productId, position, name, option_values AS json FROM product_option
     WHERE product_id IN $keys ORDER BY product_id, position`,
    productIds,
  );
  return rows.map(({ productId, position, name, json }) => ({
    productId,
    position,
    name,
    values: JSON.parse(json) as string[],
  }));
}

export function readVariantOptions(
  db: Database,
  variantIds: Ids,
): { variantId: number; name: string; value: string }[] {
  return byKeys(
    db,
    `SELECT variant_id AS variantId, variant_option.name, value FROM variant_option
     LEFT JOIN product_option USING (product_id, name) WHERE variant_id IN $keys ORDER BY variant_id, position`,
    variantIds,
  );
}

export function readImagesOf(db: Database, productIds: Ids): ImageRow[] {
  return byKeys(
    db,
    `SELECT ${imageColumns} FROM image WHERE product_id IN $keys ORDER BY product_id, position`,
    productIds,
  );
}

export function readImages(db: Database, ids: Ids): ImageRow[] {
  return byKeys(db, `SELECT ${imageColumns} FROM image WHERE id IN $keys`, ids);
}

export function readTagsOf(db: Database, productIds: Ids): { productId: number; tag: string }[] {
  return byKeys(
    db,
    "SELECT product_id AS productId, tag FROM product_tag WHERE product_id IN $keys ORDER BY product_id, tag",
    productIds,
  );
}

/** Those with the wanted keys, in any namespace: a card needs 7 of a product's 20. */
export function readMetafieldsOf(db: Database, productIds: Ids, keys: readonly string[]): MetafieldRow[] {
  return all(
    db,
    `SELECT 'Metafield' AS __typename, product_id AS productId, namespace, key, type, value FROM metafield
     WHERE product_id IN (SELECT value FROM json_each(?)) AND key IN (SELECT value FROM json_each(?))`,
    JSON.stringify(productIds),
    JSON.stringify(keys),
  );
}
