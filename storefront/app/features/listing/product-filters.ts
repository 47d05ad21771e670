import type { ProductFilter } from "@circlet/graphql/generated";
import type { BrandName } from "~/lib/brand-names";
import { metafieldNamespace } from "~/lib/constants";
import type { ListingParameters } from "~/lib/listing-parameters";

/** The service's filters for a listing. Values of one facet widen, facets narrow. */
export function productFilters(parameters: ListingParameters, brands: readonly BrandName[]): ProductFilter[] {
  const named = parameters.brand.map(
    (slug) => brands.find((brand) => brand.slug === slug)?.displayName ?? slug,
  );
  const { minPrice, maxPrice } = parameters;
  return [
    ...metafields("department", parameters.department),
    ...metafields("category", parameters.category),
    ...metafields("brand", named),
    ...metafields("condition", parameters.condition),
    ...metafields("size_type", parameters.size_type),
    ...metafields("current_tier", parameters.current_tier),
    // Options rather than fields of the product: a dress comes in more than its first color.
    ...parameters.color.map((value) => ({ variantOption: { name: "Color", value } })),
    ...parameters.size.map((value) => ({ variantOption: { name: "Size", value } })),
    // The schema wants floating-point dollars here; they are compared, never computed with.
    ...(minPrice || maxPrice
      ? [
          {
            price: { ...(minPrice && { min: Number(minPrice) }), ...(maxPrice && { max: Number(maxPrice) }) },
          },
        ]
      : []),
  ];
}

function metafields(key: string, values: readonly string[]): ProductFilter[] {
  return values.map((value) => ({ productMetafield: { namespace: metafieldNamespace, key, value } }));
}
