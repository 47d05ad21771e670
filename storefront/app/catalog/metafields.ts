import type { ProductFilter } from "@circlet/graphql/generated";
import { metafieldNamespace } from "~/shop/constants";

/** The product metafields that the shop reads. */
export type MetafieldKey =
  | "brand"
  | "category"
  | "department"
  | "condition"
  | "current_tier"
  | "color"
  | "size"
  | "size_type"
  | "size_chart_url"
  | "retail_price"
  | "mpn"
  | "internal_sku"
  | "defect_one"
  | "defect_two"
  | "romance_copy"
  | "short_title";

export type Metafields = Readonly<Partial<Record<MetafieldKey, string>>>;

/** The service returns one entry per requested field; null if the product does not have it. */
export function readMetafields(
  entries: readonly ({ readonly key: string; readonly value: string } | null | undefined)[],
): Metafields {
  return Object.fromEntries(
    entries.flatMap((entry) => (entry?.value.trim() ? [[entry.key, entry.value.trim()]] : [])),
  );
}

export function metafieldFilter(key: string, value: string): ProductFilter {
  return { productMetafield: { namespace: metafieldNamespace, key, value } };
}
