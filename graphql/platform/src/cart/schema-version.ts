import type { GraphQLResolveInfo, GraphQLSchema } from "graphql";
import { isEnumType } from "graphql";
import type { Context } from "../context.ts";
import type { Shop } from "./cart-operations.ts";

/** Newer schemas tell of stock and codes in `warnings`; older ones have only `userErrors`. */
export function hasWarnings(schema: GraphQLSchema): boolean {
  return schema.getType("CartWarning") !== undefined;
}

export function hasErrorCode(schema: GraphQLSchema, code: string): boolean {
  const codes = schema.getType("CartErrorCode");
  return isEnumType(codes) && codes.getValue(code) !== undefined;
}

/** Where a request's cart operations take place: with the database, now, by the rules of the schema it asked. */
export function shopOf({ database }: Context, { schema }: GraphQLResolveInfo): Shop {
  return { database, now: new Date(), soldOut: hasWarnings(schema) ? "empty-line" : "refused" };
}
