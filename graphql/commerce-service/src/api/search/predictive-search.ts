import { collectionsTitled } from "../catalog/collection-resolvers.ts";
import { presentItems } from "../../catalog/loaders.ts";
import type { Context } from "../context.ts";
import { badRequest } from "@circlet/service-kit/graphql-errors";
import { paginate } from "../../shared/pagination/paginate.ts";
import { queueSearch } from "./search-queue.ts";
import { searchProducts } from "./product-search.ts";
import { boundedText } from "../../search/query/bounded-query.ts";
import { suggestQueries } from "../../search/suggestions.ts";
import { titleWords } from "../../search/title-words.ts";

interface PredictiveArgs {
  readonly query: string;
  readonly limit?: number | null;
  readonly limitScope?: "ALL" | "EACH" | null;
  readonly types?: readonly string[] | null;
  readonly unavailableProducts?: "HIDE" | "LAST" | "SHOW" | null;
}

/** The hosted platform's default and maximum. */
const maximumLimit = 10;

/** The number of best matches whose titles are used for suggested queries. */
const titlesRead = 250;

/** `predictiveSearch`: products, queries and collections that match the text typed so far. */
export async function predictiveSearch(_: unknown, args: PredictiveArgs, context: Context) {
  const limit = args.limit ?? maximumLimit;
  if (limit < 1 || limit > maximumLimit) throw badRequest(`limit must be between 1 and ${maximumLimit}`);

  const found = await queueSearch(context, () => findBest(args, limit, context));
  const sizes =
    args.limitScope === "EACH"
      ? { products: limit, queries: limit, collections: limit }
      : shares(found, limit);
  const rows = await Promise.all(
    found.products.slice(0, sizes.products).map(({ id }) => context.loaders.product(id)),
  );
  return {
    products: presentItems(rows),
    queries: found.queries.slice(0, sizes.queries),
    collections: found.collections.slice(0, sizes.collections),
    pages: [],
    articles: [],
  };
}

function findBest(args: PredictiveArgs, limit: number, context: Context) {
  const { products, text } = bestProducts(args, context);
  const asked = (type: string): boolean => text !== "" && (!args.types || args.types.includes(type));
  return {
    products: asked("PRODUCT") ? products : [],
    queries: asked("QUERY") ? suggestQueries(text, products, limit) : [],
    collections: asked("COLLECTION") ? collectionsTitled(context.lists.collections(), text) : [],
  };
}

/** The best matches and the text they match, with corrected spelling if needed. */
function bestProducts(args: PredictiveArgs, context: Context) {
  const query = boundedText(args.query);
  if (titleWords(query).length === 0) return { products: [], text: "" };
  const { found, list, order } = searchProducts(
    { ...args, query, prefixes: "all", sortKey: "RELEVANCE", reverse: false },
    context,
  );
  return {
    products: paginate(list.products, order, { first: titlesRead }).items,
    text: found.correctedTo ?? query,
  };
}

type Counts = Readonly<Record<"products" | "queries" | "collections", number>>;

/** Divides the limit: each kind in turn gets one more while it has results. */
function shares(found: Readonly<Record<keyof Counts, readonly unknown[]>>, limit: number): Counts {
  const sizes = { products: 0, queries: 0, collections: 0 };
  const kinds = ["products", "queries", "collections"] as const;
  for (let left = limit; left > 0;) {
    const open = kinds.filter((kind) => sizes[kind] < found[kind].length).slice(0, left);
    if (open.length === 0) break;
    for (const kind of open) sizes[kind] += 1;
    left -= open.length;
  }
  return sizes;
}
