import type {
  CollectionProductsQueryVariables,
  ProductFilter,
  ProductSearchQueryVariables,
} from "@circlet/graphql/generated";
import type { BrandName } from "~/catalog/brands";
import { pageSizes } from "~/shop/constants";
import type { ListingParameters, SortSlug } from "~/shop/listing-parameters";
import { nearFilters } from "../comparison";
import { sortOf } from "../listing-sort";
import { titleQuery, titleWords } from "../title-query";
import { productFilters } from "../facets/product-filters";
import { mostSearchResults, type SearchOrder } from "./sorted-search-results";
import { listingCollections } from "~/shop/listing-collections";

export type ListingRequest =
  | { readonly kind: "search"; readonly variables: ProductSearchQueryVariables }
  /** A search whose results the shop sorts itself (sorted-search-results.ts). */
  | {
      readonly kind: "sorted-search";
      readonly sort: SearchOrder;
      readonly variables: ProductSearchQueryVariables;
    }
  | { readonly kind: "collection"; readonly variables: CollectionProductsQueryVariables };

type CollectionSort = Pick<CollectionProductsQueryVariables, "handle" | "sortKey" | "reverse">;

/** Used for listings without a search text, because only collections can be sorted by date or discount. */
const collectionSorts: Record<SortSlug, CollectionSort> = {
  closest: { handle: listingCollections.all, sortKey: "RELEVANCE", reverse: false },
  relevance: { handle: listingCollections.all, sortKey: "COLLECTION_DEFAULT", reverse: false },
  featured: { handle: listingCollections.all, sortKey: "COLLECTION_DEFAULT", reverse: false },
  best_selling: { handle: listingCollections.all, sortKey: "BEST_SELLING", reverse: false },
  newest: { handle: listingCollections.all, sortKey: "CREATED", reverse: true },
  price_asc: { handle: listingCollections.all, sortKey: "PRICE", reverse: false },
  price_desc: { handle: listingCollections.all, sortKey: "PRICE", reverse: true },
  deals: { handle: listingCollections.deals, sortKey: "COLLECTION_DEFAULT", reverse: false },
};

/** Used for searches. The shop itself sorts those that the service cannot. A merchant's order is of collections only. */
const searchSorts: Record<SortSlug, SearchOrder | Pick<ProductSearchQueryVariables, "sortKey" | "reverse">> =
  {
    closest: { sortKey: "RELEVANCE", reverse: false },
    relevance: { sortKey: "RELEVANCE", reverse: false },
    featured: { sortKey: "RELEVANCE", reverse: false },
    best_selling: { sortKey: "RELEVANCE", reverse: false },
    price_asc: { sortKey: "PRICE", reverse: false },
    price_desc: { sortKey: "PRICE", reverse: true },
    newest: "newest",
    deals: "deals",
  };

export interface KnownToListing {
  readonly brands?: readonly BrandName[];
  readonly collection?: string | undefined;
  readonly more?: readonly ProductFilter[];
}

/** The query for a listing of the whole shop, or of one of the merchant's collections. */
export function listingRequest(
  parameters: ListingParameters,
  { brands = [], collection, more = [] }: KnownToListing,
): ListingRequest {
  const sort = sortOf(parameters, collection);
  const filters = [...productFilters(parameters, brands), ...nearFilters(parameters), ...more];
  const query = titleQuery(parameters.text);
  if (!query || collection !== undefined) {
    const { handle, ...order } = collectionSorts[sort];
    const variables = { handle: collection ?? handle, ...order, filters, ...pageVariables(parameters) };
    return { kind: "collection", variables };
  }
  const search = { query, productFilters: filters };
  const order = searchSorts[sort];
  if (typeof order === "string") {
    const variables = { ...search, sortKey: "RELEVANCE", first: mostSearchResults } as const;
    return { kind: "sorted-search", sort: order, variables };
  }
  return { kind: "search", variables: { ...search, ...order, ...pageVariables(parameters) } };
}

/** What every product of a listing must have, for the service that tells shoppers of new ones. */
export interface ListingConditions {
  readonly collection: string | null;
  /** Beginnings of words of the title. Unlike the listing, which sorts by them, alerts require all. */
  readonly words: readonly string[];
  readonly filters: readonly ProductFilter[];
}

export function listingConditions(
  parameters: ListingParameters,
  { brands = [], collection, more = [] }: KnownToListing,
): ListingConditions {
  return {
    collection: collection ?? null,
    words: collection === undefined ? titleWords(parameters.text) : [],
    filters: [...productFilters(parameters, brands), ...more],
  };
}

function pageVariables({ after, before }: ListingParameters) {
  if (before) return { last: pageSizes.listing, before };
  return { first: pageSizes.listing, ...(after && { after }) };
}
