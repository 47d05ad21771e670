import { variantIsAvailable } from "../catalogue/availability.ts";
import type { Database } from "../database/database.ts";
import { statement } from "../database/statement.ts";
import { facetIds, metafieldFacetId, metafieldFacets, optionFacetId } from "./facet-definition.ts";
import type { FacetDictionary } from "./facet-value.ts";
import type { IndexedProduct, IndexedVariant } from "./indexed-product.ts";

/** A product as read; its slot is given by the index. */
export type ReadProduct = Omit<IndexedProduct, "slot">;

/** The published products that have changed after the given change number, which 0 makes all of them. */
export function readIndexedProducts(db: Database, since: number, dictionary: FacetDictionary): ReadProduct[] {
  const values = readValues(db, since, dictionary);
  const variants = readVariants(db, since, dictionary);
  const rows = statement(
    db,
    `SELECT ${columns} FROM product WHERE published = 1 AND ${changed("id")}`,
  ).iterate(since);
  const products: ReadProduct[] = [];
  for (const row of rows as Iterable<ProductRow>) {
    const { available, ...own } = row;
    const ownValues = values.get(row.id) ?? [];
    if (row.vendor !== "") ownValues.push(dictionary.code(facetIds.vendor, row.vendor));
    if (row.productType !== "") ownValues.push(dictionary.code(facetIds.productType, row.productType));
    products.push({
      ...own,
      available: available === 1,
      values: ownValues,
      variants: variants.get(row.id) ?? [],
    });
  }
  return products;
}

const columns = `id, handle, title, vendor, product_type AS productType, created_at AS createdAt,
  updated_at AS updatedAt, min_price AS minPrice, max_price AS maxPrice, percent_off AS percentOff, sold, available`;

type ProductRow = Omit<ReadProduct, "available" | "values" | "variants"> & { available: 0 | 1 };

function changed(column: string): string {
  return `${column} IN (SELECT product_id FROM product_change WHERE change > ?)`;
}

/** Tags and the metafields that are filtered by. */
function readValues(db: Database, since: number, dictionary: FacetDictionary): Map<number, number[]> {
  const valuesOf = new Map<number, number[]>();
  const tags = statement(
    db,
    `SELECT product_id AS id, tag FROM product_tag WHERE ${changed("product_id")}`,
  ).iterate(since);
  for (const { id, tag } of tags as Iterable<{ id: number; tag: string }>) {
    listOf(valuesOf, id).push(dictionary.code(facetIds.tag, tag));
  }
  for (const { namespace, key } of metafieldFacets) {
    const facet = metafieldFacetId(namespace, key);
    const rows = statement(
      db,
      `SELECT product_id AS id, type, value FROM metafield WHERE namespace = ? AND key = ? AND ${changed("product_id")}`,
    ).iterate(namespace, key, since);
    for (const { id, type, value } of rows as Iterable<{ id: number; type: string; value: string }>) {
      for (const single of singleValues(type, value))
        listOf(valuesOf, id).push(dictionary.code(facet, single));
    }
  }
  return valuesOf;
}

/** A list metafield holds JSON: each of its values is a facet value. */
function singleValues(type: string, value: string): string[] {
  if (value === "") return [];
  if (!type.startsWith("list.")) return [value];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.map(String) : [value];
  } catch {
    return [value];
  }
}

function readVariants(
  db: Database,
  since: number,
  dictionary: FacetDictionary,
): Map<number, IndexedVariant[]> {
  const optionsOf = readOptions(db, since, dictionary);
  const variantsOf = new Map<number, IndexedVariant[]>();
  const rows = statement(
    db,
    `SELECT id, product_id AS productId, price, ${variantIsAvailable} AS available FROM variant WHERE ${changed("product_id")}`,
  ).iterate(since);
  for (const row of rows as Iterable<{ id: number; productId: number; price: number; available: 0 | 1 }>) {
    const { id, productId, price, available } = row;
    listOf(variantsOf, productId).push({
      price,
      available: available === 1,
      values: optionsOf.get(id) ?? [],
    });
  }
  return variantsOf;
}

function readOptions(db: Database, since: number, dictionary: FacetDictionary): Map<number, number[]> {
  const optionsOf = new Map<number, number[]>();
  const facetOf = new Map<string, string>();
  const rows = statement(
    db,
    `SELECT variant_id AS id, name, value FROM variant_option WHERE variant_id IN
       (SELECT id FROM variant WHERE ${changed("product_id")})`,
  ).iterate(since);
  for (const { id, name, value } of rows as Iterable<{ id: number; name: string; value: string }>) {
    let facet = facetOf.get(name);
    if (facet === undefined) facetOf.set(name, (facet = optionFacetId(name)));
    listOf(optionsOf, id).push(dictionary.code(facet, value));
  }
  return optionsOf;
}

function listOf<Value>(lists: Map<number, Value[]>, key: number): Value[] {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = []));
  return list;
}
