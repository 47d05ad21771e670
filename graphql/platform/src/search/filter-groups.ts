import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { badRequest, notImplemented } from "../schema/bad-request.ts";
import type { Snapshot } from "./catalogue-index.ts";
import { facetIds, metafieldFacetId, metafieldOfFacet, optionFacetId } from "./facet-definition.ts";
import type { IndexedProduct, IndexedVariant } from "./indexed-product.ts";
import type { MetafieldFilter, ProductFilter } from "./product-filter.ts";

/** The filters of one facet: a product passes with any of them. Groups are AND-ed. */
export interface FilterGroup {
  readonly facet: string;
  /** For filters of the product itself. */
  readonly product?: (product: IndexedProduct) => boolean;
  /** For filters of a variant: one and the same variant has to pass all such groups. */
  readonly variant?: (variant: IndexedVariant) => boolean;
  /** Codes of the values that were chosen. */
  readonly codes: readonly number[];
}

/** Each facet filtered by is one bit of a verdict. */
const maximumFacets = 25;

/** Sorts filters by facet. Throws a GraphQL error for a filter that this service does not know. */
export function filterGroups(
  filters: readonly ProductFilter[],
  snapshot: Snapshot,
  db: Database,
): FilterGroup[] {
  const chosen = new Map<string, ProductFilter[]>();
  for (const filter of filters) {
    for (const facet of facetsOf(filter)) {
      const list = chosen.get(facet);
      if (list) list.push(filter);
      else chosen.set(facet, [filter]);
    }
  }
  if (chosen.size > maximumFacets) throw badRequest(`a search can filter by at most ${maximumFacets} facets`);
  return [...chosen].map(([facet, own]) => groupOf(facet, own, snapshot, db));
}

/** A filter is one of its fields as a rule; with several it stands for all of them together. */
function facetsOf(filter: ProductFilter): string[] {
  const facets: string[] = [];
  for (const [name, value] of Object.entries(filter)) {
    if (value != null) facets.push(facetOf(name, filter));
  }
  return facets;
}

function facetOf(name: string, { productMetafield, variantOption }: ProductFilter): string {
  if (name === "available") return facetIds.availability;
  if (name === "price") return facetIds.price;
  if (name === "productType") return facetIds.productType;
  if (name === "productVendor") return facetIds.vendor;
  if (name === "tag") return facetIds.tag;
  if (name === "variantOption" && variantOption) return optionFacetId(variantOption.name);
  if (name === "productMetafield" && productMetafield) {
    return metafieldFacetId(productMetafield.namespace, productMetafield.key);
  }
  throw notImplemented(`the product filter "${name}"`);
}

function groupOf(
  facet: string,
  filters: readonly ProductFilter[],
  snapshot: Snapshot,
  db: Database,
): FilterGroup {
  if (facet === facetIds.availability) return availabilityGroup(facet, filters);
  if (facet === facetIds.price) return priceGroup(facet, filters);
  const metafields = filters.flatMap(({ productMetafield }) => productMetafield ?? []);
  if (metafields.length > 0 && !metafieldOfFacet(facet)) return unlistedMetafieldGroup(facet, metafields, db);
  const codes = filters.flatMap((filter) => snapshot.dictionary.find(facet, textOf(filter, facet)) ?? []);
  const has = holdsAny(codes);
  return facet.startsWith("filter.v.")
    ? { facet, codes, variant: ({ values }) => has(values) }
    : { facet, codes, product: ({ values }) => has(values) };
}

function textOf(
  { productMetafield, productType, productVendor, tag, variantOption }: ProductFilter,
  facet: string,
): string {
  if (facet === facetIds.vendor) return productVendor ?? "";
  if (facet === facetIds.productType) return productType ?? "";
  if (facet === facetIds.tag) return tag ?? "";
  return (facet.startsWith("filter.v.option.") ? variantOption?.value : productMetafield?.value) ?? "";
}

function holdsAny(codes: readonly number[]): (values: readonly number[]) => boolean {
  const [only] = codes;
  if (only !== undefined && codes.length === 1) return (values) => values.includes(only);
  const wanted = new Set(codes);
  return (values) => values.some((value) => wanted.has(value));
}

function availabilityGroup(facet: string, filters: readonly ProductFilter[]): FilterGroup {
  const wanted = new Set(filters.map(({ available }) => available));
  return { facet, codes: [], variant: ({ available }) => wanted.has(available) };
}

function priceGroup(facet: string, filters: readonly ProductFilter[]): FilterGroup {
  const ranges = filters.map(({ price }) => ({
    min: cents(price?.min) ?? 0,
    max: cents(price?.max) ?? Infinity,
  }));
  return {
    facet,
    codes: [],
    variant: ({ price }) => ranges.some(({ min, max }) => price >= min && price <= max),
  };
}

/** Prices come as decimal dollars; anything below a cent is rounded away. */
function cents(dollars: number | null | undefined): number | undefined {
  return dollars == null ? undefined : Math.round(dollars * 100);
}

/** A metafield that has no facet is found by its database index. */
function unlistedMetafieldGroup(
  facet: string,
  filters: readonly MetafieldFilter[],
  db: Database,
): FilterGroup {
  const ids = new Set(
    filters.flatMap(({ namespace, key, value }) =>
      all<{ id: number }>(
        db,
        "SELECT product_id AS id FROM metafield WHERE namespace = ? AND key = ? AND value = ?",
        namespace,
        key,
        value,
      ).map(({ id }) => id),
    ),
  );
  return { facet, codes: [], product: ({ id }) => ids.has(id) };
}
