import { badRequest } from "../../graphql/errors.ts";
import { globalId, rowId } from "../../graphql/global-id.ts";
import type { Resolvers } from "../../graphql/resolvers.ts";
import type { IndexedProduct } from "../../search/index/indexed-product.ts";
import { listSize } from "../arguments.ts";
import { boughtTogether } from "./bought-together.ts";

interface SuggestionArgs {
  readonly resultType: string;
  readonly productId: string;
  readonly first?: number | null;
}

export const suggestionResolvers: Resolvers = {
  Query: {
    getSuggestedProducts: (_: unknown, { resultType, productId, first }: SuggestionArgs, context) => {
      if (resultType !== "bought-together") throw badRequest(`Unknown resultType '${resultType}'`);
      const id = rowId(productId, "Product");
      if (id === undefined) throw badRequest(`Invalid global id '${productId}'`);
      const count = listSize(first, { most: 24, usual: 6 });
      return boughtTogether(context.database, context.search.current(), { productId: id, count });
    },
  },
  SuggestedProduct: {
    id: ({ id }: IndexedProduct) => globalId("Product", id),
    handle: ({ handle }: IndexedProduct) => handle,
  },
};
