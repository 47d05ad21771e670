import { packLengths } from "@circlet/service-kit/garment-distance";
import { lengthsOfVariant, measuredVariants } from "@circlet/service-kit/measured-variants";
import { variantIsAvailable } from "../../catalog/stock/availability.ts";
import type { Database } from "../../database/database.ts";
import { all, get } from "../../database/statement.ts";
import { facetIds, metafieldFacetId, metafieldFacets, optionFacetId } from "../facets/facet-ids.ts";
import type { FacetDictionary } from "./facet-dictionary.ts";
import type { IndexedProduct, IndexedVariant } from "./indexed-product.ts";

export interface ProductToIndex {
  readonly product: Omit<IndexedProduct, "slot">;
  readonly values: readonly number[];
  readonly variants: readonly IndexedVariant[];
}

/** Products read at once, so that the whole catalog is never in memory as rows. */
const batchSize = 200;

/** Those of the products that are published. */
export function* readIndexedProducts(
  db: Database,
  ids: readonly number[],
  dictionary: FacetDictionary,
): Generator<ProductToIndex> {
  for (let start = 0; start < ids.length; start += batchSize) {
    yield* readBatch(db, JSON.stringify(ids.slice(start, start + batchSize)), dictionary);
  }
}

const columns = `id, handle, title, vendor, product_type AS productType, created_at AS createdAt,
  updated_at AS updatedAt, min_price AS minPrice, max_price AS maxPrice, percent_off AS percentOff, sold, available`;

type IndexedProductRow = Omit<IndexedProduct, "slot" | "available" | "createdAt" | "updatedAt"> & {
  readonly available: 0 | 1;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** @param ids JSON */
function readBatch(db: Database, ids: string, dictionary: FacetDictionary): ProductToIndex[] {
  const values = readValues(db, ids, dictionary);
  const variants = readVariants(db, ids, dictionary);
  const sql = `SELECT ${columns} FROM product WHERE published = 1 AND id IN ${batch}`;
  return all<IndexedProductRow>(db, sql, ids).map((row) => {
    const { available, createdAt, updatedAt, ...own } = row;
    const ownValues = values.get(row.id) ?? [];
    if (row.vendor !== "") ownValues.push(dictionary.code(facetIds.vendor, row.vendor));
    if (row.productType !== "") ownValues.push(dictionary.code(facetIds.productType, row.productType));
    return {
      product: Object.assign(own, {
        available: available === 1,
        createdAt: Date.parse(createdAt),
        updatedAt: Date.parse(updatedAt),
      }),
      values: ownValues,
      variants: variants.get(row.id) ?? [],
    };
  });
}

const batch = "(SELECT value FROM json_each(?))";

/** Rows as one JSON text, which is faster to transfer. */
function rowsOf<Row extends readonly unknown[]>(
  db: Database,
  columns: string,
  from: string,
  ids: string,
): Row[] {
  const sql = `SELECT json_group_array(json_array(${columns})) AS json FROM ${from}`;
  return JSON.parse(get<{ json: string }>(db, sql, ids)?.json ?? "[]") as Row[];
}

function readValues(db: Database, ids: string, dictionary: FacetDictionary): Map<number, number[]> {
  const valuesOf = new Map<number, number[]>();
  const tags = `product_tag WHERE product_id IN ${batch}`;
  for (const [id, tag] of rowsOf<[id: number, tag: string]>(db, "product_id, tag", tags, ids))
    listOf(valuesOf, id).push(dictionary.code(facetIds.tag, tag));
  const rows = rowsOf<MetafieldRow>(db, "product_id, namespace, key, value", metafields, ids);
  for (const [id, namespace, key, value] of rows) {
    const facet = metafieldFacetId(namespace, key);
    for (const single of singleValues(value)) listOf(valuesOf, id).push(dictionary.code(facet, single));
  }
  return valuesOf;
}

type MetafieldRow = readonly [productId: number, namespace: string, key: string, value: string];

/** The plus sign keeps SQLite from reading the index by value, which has the whole catalog, for each batch. */
const metafields = `metafield WHERE product_id IN ${batch}
  AND (+namespace, +key) IN (VALUES ${metafieldFacets.map(({ namespace, key }) => `('${namespace}', '${key}')`).join()})`;

/** A list metafield contains JSON. Each element is a facet value. */
function singleValues(value: string): string[] {
  if (value === "") return [];
  if (!value.startsWith("[")) return [value];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.map(String) : [value];
  } catch {
    return [value];
  }
}

function readVariants(db: Database, ids: string, dictionary: FacetDictionary): Map<number, IndexedVariant[]> {
  const optionsOf = readOptions(db, ids, dictionary);
  const measuredOf = readMeasured(db, ids);
  const variantsOf = new Map<number, IndexedVariant[]>();
  const columns = `id, product_id, price, ${variantIsAvailable}`;
  const rows = rowsOf<VariantRow>(db, columns, `variant WHERE product_id IN ${batch}`, ids);
  for (const [id, productId, price, available] of rows) {
    const values = optionsOf.get(id) ?? [];
    const measured = measuredOf.get(productId);
    const has = (option: string, value: string) => {
      const code = dictionary.find(optionFacetId(option), value);
      return code !== undefined && values.includes(code);
    };
    const lengths = measured ? packLengths(lengthsOfVariant(measured, has)) : null;
    listOf(variantsOf, productId).push({ price, available: available === 1, values, lengths });
  }
  return variantsOf;
}

type VariantRow = readonly [id: number, productId: number, price: number, available: 0 | 1];

function readMeasured(db: Database, ids: string) {
  const measurements = `metafield WHERE product_id IN ${batch}
    AND +namespace = 'product_information' AND +key = 'measurements'`;
  const rows = rowsOf<[id: number, json: string]>(db, "product_id, value", measurements, ids);
  return new Map(rows.map(([id, json]) => [id, measuredVariants(json)]));
}

function readOptions(db: Database, ids: string, dictionary: FacetDictionary): Map<number, number[]> {
  const optionsOf = new Map<number, number[]>();
  const options = `variant_option WHERE variant_id IN (SELECT id FROM variant WHERE product_id IN ${batch})`;
  for (const [id, name, value] of rowsOf<OptionRow>(db, "variant_id, name, value", options, ids))
    listOf(optionsOf, id).push(dictionary.code(optionFacetId(name), value));
  return optionsOf;
}

type OptionRow = readonly [variantId: number, name: string, value: string];

function listOf<Value>(lists: Map<number, Value[]>, key: number): Value[] {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = []));
  return list;
}
