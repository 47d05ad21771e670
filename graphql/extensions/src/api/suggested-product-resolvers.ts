import { FairQueue, QueueFull } from "@circlet/service-kit/fair-queue";
import { badRequest, unavailable } from "@circlet/service-kit/graphql-errors";
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
const suggestions = new FairQueue({ atOnce: 8, mostWaiting: 200 });

export const suggestedProductResolvers = {
  Query: {
    getSuggestedProducts: async (_: unknown, args: SuggestionArgs, context: Context) => {
      if (args.resultType !== "bought-together") throw badRequest(`Unknown resultType '${args.resultType}'`);
      const wanted = {
        productNumber: productNumber(args.productId),
        count: listSize(args.first, { most: 24, usual: 6 }),
      };
      return suggestions
        .run(context, () => boughtTogether(context, wanted))
        .catch((error: unknown) => {
          const isRefused = error instanceof QueueFull || context.signal.aborted;
          throw isRefused || isShopError(error) ? unavailable() : error;
        });
    },
  },
};
