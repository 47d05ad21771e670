import {
  informationMetafields,
  informationNamespace,
  informationTypes,
} from "../../catalog/product-information.ts";
import type { MetafieldInput, ProductInput } from "../../catalog/writing/product-input.ts";
import type { StoredProduct } from "../../catalog/writing/stored-product.ts";
import type { CsvProductRow } from "../csv/csv-product-row.ts";
import { canonicalInformation, informationFromProduct } from "./fill-information.ts";

/** A metafield's own column comes first, even when empty, then other columns, then stored values. */
export function assembleMetafields(
  rows: readonly CsvProductRow[],
  first: CsvProductRow,
  product: Pick<ProductInput, "title" | "vendor" | "productType" | "tags" | "options" | "variants">,
  stored: StoredProduct | undefined,
): MetafieldInput[] {
  const types = new Map(stored?.product.metafields.map((metafield) => [nameOf(metafield), metafield.type]));
  const sources: (readonly MetafieldInput[])[] = [
    stored?.product.metafields ?? [],
    informationMetafields(informationFromProduct(product, first)),
  ];
  const fields = new Map<string, MetafieldInput>();
  for (const metafield of sources.flat()) {
    if (!first.hasMetafield(metafield.namespace, metafield.key)) fields.set(nameOf(metafield), metafield);
  }
  for (const { namespace, key, value } of rows.flatMap((row) => row.metafields())) {
    const name = `${namespace}.${key}`;
    if (fields.has(name)) continue;
    const type = namespace === informationNamespace ? typeOf(key) : types.get(name);
    const kept = namespace === informationNamespace ? canonicalInformation(key, value) : value;
    fields.set(name, { namespace, key, value: kept, type });
  }
  return [...fields.values()];
}

const nameOf = ({ namespace, key }: { namespace: string; key: string }): string => `${namespace}.${key}`;

function typeOf(key: string): string | undefined {
  return Object.hasOwn(informationTypes, key)
    ? informationTypes[key as keyof typeof informationTypes]
    : undefined;
}
