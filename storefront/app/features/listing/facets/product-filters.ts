import type { FacetFragment, ProductFilter } from "@circlet/graphql/generated";
import { parseSize } from "~/shopper/sizes/parse-size";
import type { BrandName } from "~/catalog/brands";
import { metafieldFilter } from "~/catalog/metafields";
import type { ListingParameters } from "~/shop/listing-parameters";
import { sizeTypesOf } from "./size-groups";

/** The service's filters for a listing. Values within a facet are ORed, facets are ANDed. */
export function productFilters(parameters: ListingParameters, brands: readonly BrandName[]): ProductFilter[] {
  const { minPrice, maxPrice, more } = parameters;
  const isStockChosen = "filter.v.availability" in more;
  // The schema wants floats. They are only compared, never computed with.
  const price = { ...(minPrice && { min: Number(minPrice) }), ...(maxPrice && { max: Number(maxPrice) }) };
  return [
    ...metafields("department", parameters.department),
    ...metafields("category", parameters.category),
    ...parameters.brand.map((slug) => brandFilter(slug, brands)),
    ...metafields("condition", parameters.condition),
    ...metafields(
      "size_type",
      parameters.size_type.length > 0 ? parameters.size_type : sizeTypesOf(parameters.size),
    ),
    ...metafields("current_tier", parameters.current_tier),
    // Uses the variants' options, because the metafield has only a product's first color and size.
    ...parameters.color.map((value) => ({ variantOption: { name: "Color", value } })),
    ...sizesOf(parameters).map((value) => ({ variantOption: { name: "Size", value } })),
    // A price that is sold out is not offered.
    ...(minPrice || maxPrice ? [{ price }, ...(isStockChosen ? [] : [{ available: true }])] : []),
  ];
}

function sizesOf({ size }: ListingParameters): string[] {
  return [...new Set(size.map((value) => parseSize(value).size))];
}

/** Without a brand directory, brands are vendors. */
function brandFilter(slug: string, brands: readonly BrandName[]): ProductFilter {
  const brand = brands.find((brand) => brand.slug === slug);
  const value = brand?.displayName ?? slug;
  if (brand?.isVendor) return { productVendor: value };
  return metafieldFilter("brand", value);
}

/** The merchant's own filters, copied from the platform's facets. Values that the facets do not have are left out. */
export function merchantFilters(
  { more }: ListingParameters,
  facets: readonly FacetFragment[],
): ProductFilter[] {
  return Object.entries(more).flatMap(([id, labels]) => {
    const values = facets.find((facet) => facet.id === id)?.values ?? [];
    return values
      .filter(({ label }) => labels.includes(label))
      .map(({ input }) => JSON.parse(input) as ProductFilter);
  });
}

function metafields(key: string, values: readonly string[]): ProductFilter[] {
  return values.map((value) => metafieldFilter(key, value));
}
