import { productConnection, type ProductConnection } from "../catalog/product-connection.ts";
import type { Context } from "../context.ts";
import type { PageArgs } from "../../shared/pagination/paginate.ts";
import type { Resolvers } from "../resolvers.ts";
import { queueSearch } from "./search-queue.ts";
import { productList } from "../../search/index/catalog-index.ts";
import { predictiveSearch } from "./predictive-search.ts";
import type { ProductFilter } from "../../search/product-filter.ts";
import { closestFirst, soldOutLast } from "../../search/product-order.ts";
import { searchProducts } from "./product-search.ts";
import type { Prefixes } from "../../search/query/query-match.ts";

interface SearchArgs extends PageArgs {
  readonly query: string;
  readonly prefix?: "LAST" | "NONE" | null;
  readonly productFilters?: readonly ProductFilter[] | null;
  readonly sortKey: string;
  readonly types?: readonly string[] | null;
  readonly unavailableProducts?: "HIDE" | "LAST" | "SHOW" | null;
}

export const searchResolvers: Resolvers = {
  QueryRoot: { search, predictiveSearch },
  SearchResultItemConnection: {
    edges: ({ edges }: ProductConnection) => edges,
    nodes: ({ nodes }: ProductConnection) => nodes,
    pageInfo: ({ pageInfo }: ProductConnection) => pageInfo,
    productFilters: ({ facets }: ProductConnection) => facets(),
    totalCount: ({ totalCount }: ProductConnection) => totalCount,
  },
  SearchResultItemEdge: "plain",
  Filter: "plain",
  FilterValue: "plain",
  PredictiveSearchResult: "plain",
  SearchQuerySuggestion: "plain",
};

/** Without `prefix`, every word may match the beginning of a word in a title. */
const prefixes: Readonly<Record<string, Prefixes>> = { LAST: "last", NONE: "none" };

/** `search` of the query root. Only products are found: this service has no pages or articles. */
async function search(_: unknown, args: SearchArgs, context: Context): Promise<ProductConnection> {
  const { list, order } = await queueSearch(context, () =>
    searchProducts(
      { ...args, prefixes: prefixes[args.prefix ?? ""] ?? "all", reverse: args.reverse === true },
      context,
    ),
  );
  const wanted = args.types && !args.types.includes("PRODUCT") ? productList("none", []) : list;
  const listing = context.search.list(wanted, args.productFilters ?? []);
  const closest =
    listing.nearness && args.sortKey === "RELEVANCE"
      ? soldOutLast(closestFirst(listing.nearness), args.reverse === true)
      : order;
  return productConnection(listing, closest, args, context);
}
