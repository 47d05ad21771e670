import type { Database } from "../../database/database.ts";
import { all } from "../../database/statement.ts";
import { badRequest } from "@circlet/service-kit/graphql-errors";
import { notImplemented } from "../../shared/not-implemented.ts";
import { centsOf } from "../../shared/money.ts";
import type { Snapshot } from "../index/catalog-index.ts";
import type { MetafieldFilter, ProductFilter } from "../product-filter.ts";
import { facetIds, metafieldFacetId, metafieldOfFacet, optionFacetId } from "./facet-ids.ts";

export interface FilterGroup {
  readonly facet: string;
  /** Whether it filters variants: a single variant must pass all such groups. */
  readonly ofVariant: boolean;
  readonly codes: readonly number[];
  /** For the availability facet: the selected states. */
  readonly available?: ReadonlySet<boolean>;
  /** For the price facet: inclusive ranges in cents. */
  readonly ranges?: readonly PriceRange[];
  /** For a metafield without a facet: the products with the value. */
  readonly ids?: ReadonlySet<number>;
  /** For a distance: 1 for each variant within it, by its place in the column of variants. */
  readonly variants?: Uint8Array;
}

export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** Each facet uses one bit of a verdict. */
const maximumFacets = 25;

/** Groups filters by facet. Throws a GraphQL error for an unknown filter. */
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

/** A filter usually has one field. With several, all of them apply. */
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

/** Prices are decimal dollars; fractions of a cent are rounded. */
function rangeOf({ price }: ProductFilter): PriceRange {
  return { min: limitOf(price?.min ?? 0), max: limitOf(price?.max ?? Infinity) };
}

/** Numbers that are too long for an amount limit nothing. */
function limitOf(dollars: number): number {
  return centsOf(String(dollars)) ?? (dollars > 1 ? Infinity : 0);
}

/** Looks up a metafield without a facet in its database index. */
function idsWith(filters: readonly MetafieldFilter[], db: Database): ReadonlySet<number> {
  const sql = "SELECT product_id AS id FROM metafield WHERE namespace = ? AND key = ? AND value = ?";
  return new Set(
    filters
      .flatMap(({ namespace, key, value }) => all<{ id: number }>(db, sql, namespace, key, value))
      .map(({ id }) => id),
  );
}
