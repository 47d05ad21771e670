import { type MerchantTextKind, merchantTextOf } from "../../catalog/merchant-texts/merchant-text-store.ts";
import type { Context } from "../context.ts";
import { inTurns } from "../schema/resolve-lists-in-batches.ts";
import { badRequest } from "@circlet/service-kit/graphql-errors";
import { parseGlobalId, rowId } from "../../shared/global-id.ts";
import type { PageArgs } from "../../shared/pagination/paginate.ts";
import type { Resolvers } from "../resolvers.ts";
import { queueSearch } from "../search/search-queue.ts";
import { productOrder } from "../../search/product-order.ts";
import { recommendProducts } from "../../search/recommendations.ts";
import { readCollection, readCollectionByHandle } from "../../catalog/collection-reader.ts";
import { listCollections } from "./collection-resolvers.ts";
import { presentItems } from "../../catalog/loaders.ts";
import { readMetaobject } from "../../catalog/metaobjects/metaobject-reader.ts";
import { productConnection, type ProductConnection } from "./product-connection.ts";

interface HandleOrId {
  readonly handle?: string | null;
  readonly id?: string | null;
}

interface ProductsArgs extends PageArgs {
  readonly query?: string | null;
  readonly sortKey: string;
}

export const productQueries: Resolvers = {
  QueryRoot: {
    product: (_: unknown, { handle, id }: HandleOrId, { loaders }) => {
      if (id != null) return loaders.product(idOf(id, "Product"));
      if (handle != null) return loaders.productByHandle(handle);
      throw badRequest("product needs a handle or an id");
    },
    productByHandle: (_: unknown, { handle }: { handle: string }, { loaders }) =>
      loaders.productByHandle(handle),
    products: async (_: unknown, args: ProductsArgs, context) => {
      const { list, score } = await queueSearch(context, () => context.search.query(args.query ?? ""));
      return productConnection(
        context.search.list(list, []),
        productOrder(args.sortKey, score),
        args,
        context,
      );
    },
    productRecommendations: async (_: unknown, args: RecommendationArgs, { database, search, loaders }) => {
      const snapshot = search.current();
      const product = snapshot.byId.get(await recommendedFor(args, loaders));
      if (!product) return null;
      return presentItems(
        await Promise.all(
          recommendProducts(product, snapshot, database).map(({ id }) => loaders.product(id)),
        ),
      );
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
      return inTurns(ids.map((id) => nodeOf(id, context)));
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

interface RecommendationArgs {
  readonly productId?: string | null;
  readonly productHandle?: string | null;
}

async function recommendedFor(
  { productId, productHandle }: RecommendationArgs,
  loaders: Context["loaders"],
): Promise<number> {
  if (productId != null) return idOf(productId, "Product");
  if (productHandle == null) throw badRequest("productRecommendations needs a productId or a productHandle");
  return (await loaders.productByHandle(productHandle))?.id ?? 0;
}

/** The hosted platform's limit. */
const maximumNodes = 250;

function idOf(id: string, type: string): number {
  const row = rowId(id, type);
  if (row === undefined) throw badRequest(`Invalid global id '${id}'`);
  return row;
}

function isTextKind(type: string): type is MerchantTextKind {
  return ["Page", "Blog", "Article", "ShopPolicy"].includes(type);
}

/** A node of a type that this shop does not have is null, as on the hosted platform. */
function nodeOf(id: string, { loaders, database, readCart }: Context): unknown {
  const type = parseGlobalId(id)?.type;
  if (type === undefined) throw badRequest(`Invalid global id '${id}'`);
  if (type === "Product") return loaders.product(idOf(id, type));
  if (type === "ProductVariant") return loaders.variant(idOf(id, type));
  if (type === "Collection") return readCollection(database, idOf(id, type));
  if (type === "Metaobject") return readMetaobject(database, idOf(id, type));
  if (isTextKind(type)) return merchantTextOf(database, type, idOf(id, type)) ?? null;
  if (type === "Cart") return readCart(id);
  return null;
}
