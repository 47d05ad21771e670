import type {
  CollectionProductsQueryVariables,
  ProductSearchQueryVariables,
} from "@circlet/graphql/generated";
import type { BrandName } from "~/lib/brand-names";
import { pageSizes } from "~/lib/constants";
import type { ListingParameters, SortSlug } from "~/lib/listing-parameters";
import { sortOf } from "./listing-sort";
import { productFilters } from "./product-filters";

/** Which of the service's two listings answers, and with what. */
export type ListingRequest =
  | { readonly kind: "search"; readonly variables: ProductSearchQueryVariables }
  | { readonly kind: "collection"; readonly variables: CollectionProductsQueryVariables };

type CollectionOrder = Pick<CollectionProductsQueryVariables, "handle" | "sortKey" | "reverse">;

/** Without text a collection answers, since only collections sort by creation date and by percent off. */
const collectionOrders: Record<SortSlug, CollectionOrder> = {
  relevance: { handle: "all", sortKey: "COLLECTION_DEFAULT", reverse: false },
  newest: { handle: "all", sortKey: "CREATED", reverse: true },
  price_asc: { handle: "all", sortKey: "PRICE", reverse: false },
  price_desc: { handle: "all", sortKey: "PRICE", reverse: true },
  deals: { handle: "deals", sortKey: "COLLECTION_DEFAULT", reverse: false },
};

export function listingRequest(parameters: ListingParameters, brands: readonly BrandName[]): ListingRequest {
  const sort = sortOf(parameters);
  const filters = productFilters(parameters, brands);
  const query = titleQuery(parameters.text);
  if (!query) {
    return { kind: "collection", variables: { ...collectionOrders[sort], filters, ...page(parameters) } };
  }
  const byPrice = sort === "price_asc" || sort === "price_desc";
  const variables: ProductSearchQueryVariables = {
    query,
    productFilters: filters,
    sortKey: byPrice ? "PRICE" : "RELEVANCE",
    reverse: sort === "price_desc",
    ...page(parameters),
  };
  return { kind: "search", variables };
}

function page({ after, before }: ListingParameters) {
  if (before) return { last: pageSizes.listing, before };
  return { first: pageSizes.listing, ...(after && { after }) };
}

/** Each word as a wildcard, joined with OR (LIST-10). Signs with a meaning in the query language are left out. */
export function titleQuery(text: string): string {
  const words = text.replace(/['’]s?(?!\p{L})/gu, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `${word}*`).join(" OR ");
}
