import type { Context } from "../context.ts";
import { badRequest } from "../schema/graphql-fault.ts";
import { pageOf } from "../search/page.ts";
import { suggestQueries } from "../search/suggestions.ts";
import { titleWords } from "../search/title-words.ts";
import { readCollections } from "./collection-reader.ts";
import { collectionsTitled } from "./collection-resolvers.ts";
import { present } from "./present.ts";
import { searchProducts } from "./product-search.ts";

interface PredictiveArgs {
  readonly query: string;
  readonly limit?: number | null;
  readonly limitScope?: "ALL" | "EACH" | null;
  readonly types?: readonly string[] | null;
  readonly unavailableProducts?: "HIDE" | "LAST" | "SHOW" | null;
}

/** The hosted platform's limit: ten by default, and no more. */
const maximumLimit = 10;

/** So many of the best products are read for searches to suggest. */
const titlesRead = 250;

/** `predictiveSearch`: products, searches and collections for what has been typed so far. */
export async function predictiveSearch(_: unknown, args: PredictiveArgs, context: Context) {
  const limit = args.limit ?? maximumLimit;
  if (limit < 1 || limit > maximumLimit) throw badRequest(`limit must be between 1 and ${maximumLimit}`);

  const { products, text } = bestProducts(args, context);
  const asked = (type: string): boolean => text !== "" && (!args.types || args.types.includes(type));
  const found = {
    products: asked("PRODUCT") ? products : [],
    queries: asked("QUERY") ? suggestQueries(text, products, limit) : [],
    collections: asked("COLLECTION") ? collectionsTitled(readCollections(context.database), text) : [],
  };
  const sizes =
    args.limitScope === "EACH"
      ? { products: limit, queries: limit, collections: limit }
      : shares(found, limit);
  const rows = await Promise.all(
    found.products.slice(0, sizes.products).map(({ id }) => context.loaders.product(id)),
  );
  return {
    products: present(rows),
    queries: found.queries.slice(0, sizes.queries),
    collections: found.collections.slice(0, sizes.collections),
    pages: [],
    articles: [],
  };
}

/** The best products, and the text they were found by: with its spelling mended where that was needed. */
function bestProducts(args: PredictiveArgs, context: Context) {
  if (titleWords(args.query).length === 0) return { products: [], text: "" };
  const { found, list, order } = searchProducts(
    { ...args, prefixes: "all", sortKey: "RELEVANCE", reverse: false },
    context,
  );
  return {
    products: pageOf(list.products, order, { first: titlesRead }).items,
    text: found.correctedTo ?? args.query,
  };
}

type Counts = Readonly<Record<"products" | "queries" | "collections", number>>;

/** Shares the limit out: every kind in turn gets one more as long as it has any. */
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
