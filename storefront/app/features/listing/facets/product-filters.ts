import type { FacetFragment, ProductFilter } from "@circlet/graphql/generated";
import { parseSize } from "~/shopper/sizes/parse-size";
import type { BrandName } from "~/catalog/brands";
import { metafieldFilter } from "~/catalog/metafields";
import type { FacetName, ListingParameters } from "~/shop/listing-parameters";
import { sizeTypesOf } from "./size-groups";

type FiltersOf = (parameters: ListingParameters, brands: readonly BrandName[]) => ProductFilter[];

/** The service's filters for the values of each facet, which are ORed. */
const filtersOf: Record<FacetName, FiltersOf> = {
  department: ({ department }) => metafields("department", department),
  category: ({ category }) => metafields("category", category),
  brand: ({ brand }, brands) => brand.map((slug) => brandFilter(slug, brands)),
  condition: ({ condition }) => metafields("condition", condition),
  size_type: ({ size_type: types, size }) =>
    metafields("size_type", types.length > 0 ? types : sizeTypesOf(size)),
  current_tier: ({ current_tier: tiers }) => metafields("current_tier", tiers),
  // Color and size use the variants' options, because the metafields have only a product's first ones.
  color: ({ color }) => color.map((value) => ({ variantOption: { name: "Color", value } })),
  size: (parameters) => sizesOf(parameters).map((value) => ({ variantOption: { name: "Size", value } })),
};

/** The service's filters for a listing. Facets are ANDed. */
export function productFilters(parameters: ListingParameters, brands: readonly BrandName[]): ProductFilter[] {
  const { minPrice, maxPrice, more } = parameters;
  const isStockChosen = "filter.v.availability" in more;
  // The schema wants floats. They are only compared, never computed with.
  const price = { ...(minPrice && { min: Number(minPrice) }), ...(maxPrice && { max: Number(maxPrice) }) };
  return [
    ...Object.values(filtersOf).flatMap((filters) => filters(parameters, brands)),
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

function metafields(key: FacetName, values: readonly string[]): ProductFilter[] {
  return values.map((value) => metafieldFilter(key, value));
}
