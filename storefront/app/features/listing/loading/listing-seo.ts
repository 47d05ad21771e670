import { changeListing, isFiltered, type ListingParameters, writeListing } from "~/shop/listing-parameters";
import type { ListingSeo, ListingSource } from "../definitions/listing-definition";

interface Shown {
  readonly products: readonly unknown[];
  readonly pageInfo: { readonly hasPreviousPage: boolean };
  /** False if the URL had filter values that no product has. */
  readonly isExact: boolean;
}

/** The shopper's own garment is in no canonical URL. */
const shared = { near: null, within: null };

/**
 * The canonical URL of each page is its own; the first page's omits the sort order. Filtered listings are too many to be
 * indexed. Pages of other orders and those found backwards repeat other pages.
 */
export function listingSeo(
  { title, description, canonicalPath }: ListingSource,
  own: ListingParameters,
  { products, pageInfo, isExact }: Shown,
): ListingSeo {
  const isFirst = own.after === null && !(own.before && pageInfo.hasPreviousPage);
  const repeats = own.before !== null || (own.after !== null && own.sort !== null);
  return {
    title,
    description,
    canonical:
      canonicalPath +
      writeListing(
        isFirst ? changeListing(own, { ...shared, sort: null }) : { ...own, ...shared, show: null },
      ),
    isIndexed: isExact && !isFiltered(own) && !repeats && !isPastEnd(own, products),
  };
}

export function isPastEnd({ after }: ListingParameters, products: readonly unknown[]): boolean {
  return after !== null && products.length === 0;
}
