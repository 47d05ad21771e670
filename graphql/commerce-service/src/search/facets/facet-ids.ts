/** The hosted platform's facet ids. */
export const facetIds = {
  availability: "filter.v.availability",
  price: "filter.v.price",
  productType: "filter.p.product_type",
  tag: "filter.p.tag",
  vendor: "filter.p.vendor",
} as const;

export function optionFacetId(name: string): string {
  return `filter.v.option.${name.toLowerCase()}`;
}

export function metafieldFacetId(namespace: string, key: string): string {
  return `filter.p.m.${namespace}.${key}`;
}

const namespace = "product_information";

/** The metafields with facets, in display order. */
export const metafieldFacets = [
  { namespace, key: "department", label: "Department" },
  { namespace, key: "category", label: "Category" },
  { namespace, key: "brand", label: "Brand" },
  { namespace, key: "color", label: "Color" },
  { namespace, key: "size", label: "Size" },
  { namespace, key: "size_type", label: "Size type" },
  { namespace, key: "condition", label: "Condition" },
  { namespace, key: "current_tier", label: "Tier" },
] as const;

const metafieldsByFacet = new Map<string, (typeof metafieldFacets)[number]>(
  metafieldFacets.map((metafield) => [metafieldFacetId(metafield.namespace, metafield.key), metafield]),
);

export function metafieldOfFacet(facet: string): (typeof metafieldFacets)[number] | undefined {
  return metafieldsByFacet.get(facet);
}
