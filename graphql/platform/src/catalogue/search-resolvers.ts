import type { Context } from "../context.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import { productList } from "../search/catalogue-index.ts";
import type { PageArgs } from "../search/page.ts";
import type { ProductFilter } from "../search/product-filter.ts";
import type { Prefixes } from "../search/query-match.ts";
import { predictiveSearch } from "./predictive-search.ts";
import { productConnection, type ProductConnection } from "./product-connection.ts";
import { searchProducts } from "./product-search.ts";

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

/** Without `prefix` every word may be the beginning of one in the title: specification LIST-10. */
const prefixes: Readonly<Record<string, Prefixes>> = { LAST: "last", NONE: "none" };

/** `search` of the query root. Pages and articles are not kept here: only products are found. */
function search(_: unknown, args: SearchArgs, context: Context): Promise<ProductConnection> {
  const { list, order } = searchProducts(
    { ...args, prefixes: prefixes[args.prefix ?? ""] ?? "all", reverse: args.reverse === true },
    context,
  );
  const wanted = args.types && !args.types.includes("PRODUCT") ? productList("none", []) : list;
  return productConnection(context.search.list(wanted, args.productFilters ?? []), order, args, context);
}
