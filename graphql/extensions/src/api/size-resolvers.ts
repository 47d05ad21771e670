import type { Context } from "./context.ts";
import { badRequest, limitExceeded, unauthorized, unavailable } from "@circlet/service-kit/graphql-errors";
import { isShopError, TokenRejected } from "../platform/graphql-request.ts";

const most = 40;

/** A size with its size system. */
const pattern = /^[a-z][a-z0-9_]{0,39}\.[^\s,](?:[^,\n]{0,18}[^\s,])?$/;

export const sizeResolvers = {
  Mutation: {
    saveSizes: async (_: unknown, { sizes }: { readonly sizes: readonly string[] }, context: Context) => {
      const { customer, customers } = context;
      if (!customer) throw unauthorized();
      const unique = [...new Set(sizes)];
      if (unique.length > most) throw limitExceeded(`A customer can save at most ${most} sizes.`);
      const wrong = unique.find((size) => !pattern.test(size));
      if (wrong !== undefined)
        throw badRequest(`Invalid size '${wrong.slice(0, 60)}'. Write it as system.size.`);
      await customers.saveSizes(customer, unique).catch(throwRefusal);
      return { sizes: unique };
    },
  },
};

/** A token may expire between its check and the change. */
function throwRefusal(error: unknown): never {
  if (error instanceof TokenRejected) throw unauthorized();
  throw isShopError(error) ? unavailable() : error;
}
