import type { Context } from "../context.ts";
import { parseGlobalId, rowId } from "../global-id.ts";
import { badRequest } from "../schema/graphql-fault.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import type { PageArgs } from "../search/page.ts";
import { productOrder } from "../search/product-order.ts";
import { recommend } from "../search/recommendations.ts";
import { readCollection, readCollectionByHandle } from "./collection-reader.ts";
import { listCollections } from "./collection-resolvers.ts";
import { readMetaobject } from "./metaobject-reader.ts";
import { productConnection, type ProductConnection } from "./product-connection.ts";
import { present } from "./present.ts";

interface HandleOrId {
  readonly handle?: string | null;
  readonly id?: string | null;
}

interface ProductsArgs extends PageArgs {
  readonly query?: string | null;
  readonly sortKey: string;
}

/** Products, collections and nodes by id, by handle and in lists. */
export const productQueries: Resolvers = {
  QueryRoot: {
    product: (_: unknown, { handle, id }: HandleOrId, { loaders }) => {
      if (id != null) return loaders.product(idOf(id, "Product"));
      if (handle != null) return loaders.productByHandle(handle);
      throw badRequest("product needs a handle or an id");
    },
    productByHandle: (_: unknown, { handle }: { handle: string }, { loaders }) =>
      loaders.productByHandle(handle),
    products: (_: unknown, args: ProductsArgs, context) => {
      const { list, score } = context.search.query(args.query ?? "");
      return productConnection(
        context.search.list(list, []),
        productOrder(args.sortKey, score),
        args,
        context,
      );
    },
    productRecommendations: async (_: unknown, { productId }: { productId: string }, { search, loaders }) => {
      const snapshot = search.current();
      const product = snapshot.byId.get(idOf(productId, "Product"));
      if (!product) return null;
      return present(await Promise.all(recommend(product, snapshot).map(({ id }) => loaders.product(id))));
    },
    collection: (_: unknown, { handle, id }: HandleOrId, { database }) => {
      if (id != null) return readCollection(database, idOf(id, "Collection"));
      if (handle != null) return readCollectionByHandle(database, handle);
      throw badRequest("collection needs a handle or an id");
    },
    collectionByHandle: (_: unknown, { handle }: { handle: string }, { database }) =>
      readCollectionByHandle(database, handle),
    collections: listCollections,
    node: (_: unknown, { id }: { id: string }, context) => nodeOf(id, context),
    nodes: (_: unknown, { ids }: { ids: readonly string[] }, context) => {
      if (ids.length > maximumNodes) throw badRequest(`nodes takes at most ${maximumNodes} ids`);
      return ids.map((id) => nodeOf(id, context));
    },
  },
  ProductConnection: {
    edges: ({ edges }: ProductConnection) => edges,
    nodes: ({ nodes }: ProductConnection) => nodes,
    pageInfo: ({ pageInfo }: ProductConnection) => pageInfo,
    filters: ({ facets }: ProductConnection) => facets(),
    totalCount: ({ totalCount }: ProductConnection) => totalCount,
  },
  ProductEdge: "plain",
  PageInfo: "plain",
  MoneyV2: "plain",
};

/** The hosted platform's limit. */
const maximumNodes = 250;

function idOf(id: string, type: string): number {
  const row = rowId(id, type);
  if (row === undefined) throw badRequest(`Invalid global id '${id}'`);
  return row;
}

function nodeOf(id: string, { loaders, database }: Context): unknown {
  const type = parseGlobalId(id)?.type;
  if (type === "Product") return loaders.product(idOf(id, type));
  if (type === "ProductVariant") return loaders.variant(idOf(id, type));
  if (type === "Collection") return readCollection(database, idOf(id, type));
  if (type === "Metaobject") return readMetaobject(database, idOf(id, type));
  throw badRequest(`Invalid global id '${id}'`);
}
