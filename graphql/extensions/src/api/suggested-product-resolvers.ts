import { badRequest, unavailable } from "@circlet/service-kit/graphql-errors";
import { turnQueue } from "@circlet/service-kit/turn-queue";
import { listSize } from "./list-size.ts";
import { productNumber } from "../shared/global-id.ts";
import type { Context } from "./context.ts";
import { isShopError } from "../platform/graphql-request.ts";
import { boughtTogether } from "../suggested-products/bought-together.ts";

interface SuggestionArgs {
  readonly resultType: string;
  readonly productId: string;
  readonly first?: number | null;
}

/** Anyone can ask for suggestions, and each sends the platform two queries. So customers' own queries pass them. */
const queueSuggestions = turnQueue({ atOnce: 8, mostWaiting: 200 });

export const suggestedProductResolvers = {
  Query: {
    getSuggestedProducts: async (_: unknown, args: SuggestionArgs, context: Context) => {
      if (args.resultType !== "bought-together") throw badRequest(`Unknown resultType '${args.resultType}'`);
      const wanted = {
        productNumber: productNumber(args.productId),
        count: listSize(args.first, { most: 24, usual: 6 }),
      };
      return queueSuggestions(context, () => boughtTogether(context, wanted)).catch((error: unknown) => {
        throw isShopError(error) ? unavailable() : error;
      });
    },
  },
};
