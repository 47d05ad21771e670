import type { ProductFilter } from "@circlet/graphql/generated";
import { isOneSize } from "~/shop/size-order";
import { metafieldFilter } from "~/catalog/metafields";
import type { ProductCategory, ProductPage } from "./product-page";
import { chosenVariant } from "./variants";

/** The size selected at first; null for a product with one size. */
export function sizeOf({ variants }: ProductPage): string | null {
  const size =
    (chosenVariant(variants, { color: null, size: null }) ?? variants.find(({ size }) => size))?.size ?? null;
  return size === null || isOneSize(size) ? null : size;
}

/** Products for sale of the same department, size system and size. */
export function sameSizeFilters(
  { sizeType, department, optionNames }: ProductPage,
  size: string | null,
): ProductFilter[] {
  return [
    { available: true },
    ...(size === null ? [] : [{ variantOption: { name: optionNames.size ?? "Size", value: size } }]),
    ...fieldFilter("size_type", sizeType),
    ...fieldFilter("department", department?.slug),
  ];
}

/** Products of the same category, or of the same product type if the catalog knows no category. */
export function sameKindFilter({ slug, productType }: ProductCategory): ProductFilter {
  return productType === undefined ? metafieldFilter("category", slug) : { productType };
}

function fieldFilter(key: string, value: string | undefined | null): ProductFilter[] {
  return value ? [metafieldFilter(key, value)] : [];
}
