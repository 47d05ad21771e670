import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { badRequest, notImplemented } from "../schema/graphql-fault.ts";
import type { Snapshot } from "./catalogue-index.ts";
import { facetIds, metafieldFacetId, metafieldOfFacet, optionFacetId } from "./facet-definition.ts";
import type { MetafieldFilter, ProductFilter } from "./product-filter.ts";

/** The filters of one facet, of which a product needs to pass any. Groups are AND-ed. */
export interface FilterGroup {
  readonly facet: string;
  /** Whether it is about a variant: one and the same variant has to pass all such groups. */
  readonly ofVariant: boolean;
  /** Codes of the values chosen. */
  readonly codes: readonly number[];
  /** Of the availability facet: the states chosen. */
  readonly available?: ReadonlySet<boolean>;
  /** Of the price facet: ranges in cents, both ends included. */
  readonly ranges?: readonly PriceRange[];
  /** Of a metafield that has no facet: the products that have the value. */
  readonly ids?: ReadonlySet<number>;
}

export interface PriceRange {
  readonly min: number;
  readonly max: number;
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
  if (chosen.size > maximumFacets) {
    throw badRequest(`a search can filter by at most ${maximumFacets} facets`);
  }
  return [...chosen].map(([facet, own]) => groupOf(facet, own, snapshot, db));
}

/** A filter is one of its fields as a rule; with several it stands for all of them together. */
function facetsOf(filter: ProductFilter): string[] {
  return Object.entries(filter)
    .filter(([, value]) => value != null)
    .map(([name]) => facetOf(name, filter));
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
  { dictionary }: Snapshot,
  db: Database,
): FilterGroup {
  const none = { facet, codes: [] };
  if (facet === facetIds.availability) {
    return {
      ...none,
      ofVariant: true,
      available: new Set(filters.map(({ available }) => available === true)),
    };
  }
  if (facet === facetIds.price) return { ...none, ofVariant: true, ranges: filters.map(rangeOf) };
  const metafields = filters.flatMap(({ productMetafield }) => productMetafield ?? []);
  if (metafields.length > 0 && !metafieldOfFacet(facet)) {
    return { ...none, ofVariant: false, ids: idsWith(metafields, db) };
  }
  const codes = filters.flatMap((filter) => dictionary.find(facet, textOf(filter, facet)) ?? []);
  return { facet, codes, ofVariant: facet.startsWith("filter.v.") };
}

function textOf(filter: ProductFilter, facet: string): string {
  const { productMetafield, productType, productVendor, tag, variantOption } = filter;
  if (facet === facetIds.vendor) return productVendor ?? "";
  if (facet === facetIds.productType) return productType ?? "";
  if (facet === facetIds.tag) return tag ?? "";
  return (facet.startsWith("filter.v.option.") ? variantOption?.value : productMetafield?.value) ?? "";
}

/** Prices come as decimal dollars; anything below a cent is rounded away. */
function rangeOf({ price }: ProductFilter): PriceRange {
  return {
    min: Math.round((price?.min ?? 0) * 100),
    max: price?.max == null ? Infinity : Math.round(price.max * 100),
  };
}

/** A metafield that has no facet is found by its database index. */
function idsWith(filters: readonly MetafieldFilter[], db: Database): ReadonlySet<number> {
  const sql = "SELECT product_id AS id FROM metafield WHERE namespace = ? AND key = ? AND value = ?";
  return new Set(
    filters
      .flatMap(({ namespace, key, value }) => all<{ id: number }>(db, sql, namespace, key, value))
      .map(({ id }) => id),
  );
}
