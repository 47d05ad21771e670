import { saveMetafield } from "../../customers/customer-metafield.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import { badRequest, limitExceeded, unauthorized } from "../../graphql/errors.ts";
import type { Resolvers } from "../../graphql/resolvers.ts";

/** The metafield with the sizes that a customer wears. */
const field = { namespace: "custom", key: "sizes", type: "list.single_line_text_field" } as const;

const most = 40;

/** A size with its size system. */
const pattern = /^[a-z][a-z0-9_]{0,39}\.[^\s,](?:[^,\n]{0,18}[^\s,])?$/;

export const sizeResolvers: Resolvers = {
  Mutation: {
    saveSizes: async (_: unknown, { sizes }: { sizes: readonly string[] }, { database, customer }) => {
      if (!customer) throw unauthorized();
      const unique = [...new Set(sizes)];
      if (unique.length > most) throw limitExceeded(`A customer can save at most ${most} sizes.`);
      const wrong = unique.find((size) => !pattern.test(size));
      if (wrong !== undefined)
        throw badRequest(`Invalid size '${wrong.slice(0, 60)}'. Write it as system.size.`);
      const value = JSON.stringify(unique);
      await retryWhileLocked(() => saveMetafield(database, customer.id, { ...field, value }, new Date()));
      return { sizes: unique };
    },
  },
  CustomerSizes: "plain",
};
