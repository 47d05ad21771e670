import * as v from "valibot";
import { lengthNames } from "@circlet/service-kit/garment-lengths";
import type { Context } from "./context.ts";
import { badRequest, limitExceeded, unauthorized, unavailable } from "@circlet/service-kit/graphql-errors";
import { isShopError, TokenRejected } from "../platform/graphql-request.ts";

const most = 40;

const mostGarments = 20;

/** A size with its size system. */
const sizePattern = /^[a-z][a-z0-9_]{0,39}\.[^\s,](?:[^,\n]{0,18}[^\s,])?$/;

/** A garment's category, unit and lengths, each length once and in order. */
const garment = v.pipe(
  v.string(),
  v.regex(
    new RegExp(
      `^[a-z]{1,40}\\.(in|cm)\\.(?=[a-z])${lengthNames.map((name) => `((?<=\\.|,)${name}\\d{1,3}(\\.\\d{1,2})?(,(?=[a-z])|$))?`).join("")}$`,
    ),
  ),
);

export const sizeResolvers = {
  Query: {
    getRefusedFields: (_: unknown, __: unknown, { customers }: Context) => customers.refusedFields(),
  },
  Mutation: {
    saveSizes: async (_: unknown, { sizes }: { readonly sizes: readonly string[] }, context: Context) => {
      const { customer, customers } = context;
      if (!customer) throw unauthorized();
      const unique = [...new Set(sizes)];
      if (unique.length > most) throw limitExceeded(`A customer can save at most ${most} sizes.`);
      const wrong = unique.find((size) => !sizePattern.test(size));
      if (wrong !== undefined)
        throw badRequest(`Invalid size '${wrong.slice(0, 60)}'. Write it as system.size.`);
      await customers.saveSizes(customer, unique).catch(throwRefusal);
      return { sizes: unique };
    },
    saveGarments: async (
      _: unknown,
      { garments }: { readonly garments: readonly string[] },
      context: Context,
    ) => {
      const { customer, customers } = context;
      if (!customer) throw unauthorized();
      if (garments.length > mostGarments)
        throw limitExceeded(`A customer can save at most ${mostGarments} garments.`);
      if (!v.is(v.array(garment), garments))
        throw badRequest("Write each garment as category.unit.lengths: dresses.in.chest18.5,length38.");
      const categories = new Set(garments.map((text) => text.slice(0, text.indexOf("."))));
      if (categories.size < garments.length) throw badRequest("Save one garment of a category.");
      await customers.saveGarments(customer, garments).catch(throwRefusal);
      return { garments };
    },
  },
};

/** A token may expire between its check and the change. */
function throwRefusal(error: unknown): never {
  if (error instanceof TokenRejected) throw unauthorized();
  throw isShopError(error) ? unavailable() : error;
}
