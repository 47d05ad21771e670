import type { Context } from "../context.ts";
import { globalId } from "../../shared/global-id.ts";
import { connection } from "../../shared/pagination/connection.ts";
import { type SortOrder, type PageArgs, paginate } from "../../shared/pagination/paginate.ts";
import type { Resolvers } from "../resolvers.ts";
import { queueSearch } from "../search/search-queue.ts";
import type { ProductFilter } from "../../search/product-filter.ts";
import { closestFirst, collectionOrder, type CollectionOrder } from "../../search/product-order.ts";
import { titleWords } from "../../search/title-words.ts";
import type { CollectionRow, ProductRow } from "../../catalog/catalog-rows.ts";
import { description } from "../../catalog/description.ts";
import { productConnection } from "./product-connection.ts";
import { ruleOf } from "../whole-lists.ts";

interface CollectionProductsArgs extends PageArgs {
  readonly filters?: readonly ProductFilter[] | null;
  readonly sortKey: string;
}

interface CollectionsArgs extends PageArgs {
  readonly query?: string | null;
  readonly sortKey?: string | null;
}

export const collectionResolvers: Resolvers = {
  Collection: {
    id: ({ id }: CollectionRow) => globalId("Collection", id),
    handle: ({ handle }: CollectionRow) => handle,
    title: ({ title }: CollectionRow) => title,
    description: ({ descriptionHtml }: CollectionRow, { truncateAt }: { truncateAt?: number | null }) =>
      description(descriptionHtml, truncateAt),
    descriptionHtml: ({ descriptionHtml }: CollectionRow) => descriptionHtml,
    updatedAt: ({ updatedAt }: CollectionRow) => updatedAt,
    image: () => null,
    seo: () => ({ title: null, description: null }),
    onlineStoreUrl: ({ handle }: CollectionRow, _: unknown, { settings }) =>
      `${settings.storefrontUrl}/collections/${handle}`,
    trackingParameters: () => null,
    metafield: () => null,
    metafields: (_: CollectionRow, { identifiers }: { identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
    products: async (collection: CollectionRow, args: CollectionProductsArgs, context) => {
      const { search } = context;
      const listing = await queueSearch(context, () =>
        search.list(search.rule(ruleOf(collection)), args.filters ?? []),
      );
      const order =
        listing.nearness && args.sortKey === "RELEVANCE"
          ? closestFirst(listing.nearness)
          : // The order was validated when the row was written.
            collectionOrder(args.sortKey, collection.sortOrder as CollectionOrder);
      return productConnection(listing, order, args, context);
    },
  },
  CollectionConnection: {
    edges: ({ edges }: { edges: unknown }) => edges,
    nodes: ({ nodes }: { nodes: unknown }) => nodes,
    pageInfo: ({ pageInfo }: { pageInfo: unknown }) => pageInfo,
    totalCount: ({ totalCount }: { totalCount: unknown }) => totalCount,
  },
  CollectionEdge: "plain",
};

/** `collections` of the query root. Matches the query against titles, each word as a prefix. */
export function listCollections(_: unknown, args: CollectionsArgs, { lists }: Context) {
  const found = collectionsTitled(lists.collections(), args.query ?? "");
  return { ...connection(paginate(found, sortOrderOf(args.sortKey), args)), totalCount: found.length };
}

export function collectionsTitled(
  collections: readonly CollectionRow[],
  text: string,
): readonly CollectionRow[] {
  const wanted = titleWords(text.replaceAll("title:", " "));
  if (wanted.length === 0) return collections;
  return collections.filter(({ title }) => {
    const words = titleWords(title);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

export async function collectionsWith({ id }: ProductRow, args: PageArgs, { lists }: Context) {
  const found = await lists.collectionsOf(id);
  return { ...connection(paginate(found, sortOrderOf("ID"), args)), totalCount: found.length };
}

function sortOrderOf(sortKey: string | null | undefined): SortOrder<CollectionRow> {
  const byId = { value: ({ id }: CollectionRow) => id };
  if (sortKey === "TITLE")
    return { name: "title", keys: [{ value: ({ title }) => title.toLowerCase() }, byId] };
  if (sortKey === "UPDATED_AT")
    return { name: "updated", keys: [{ value: ({ updatedAt }) => updatedAt }, byId] };
  return { name: "id", keys: [byId] };
}
