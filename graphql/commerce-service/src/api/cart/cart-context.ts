import type { GraphQLResolveInfo, GraphQLSchema } from "graphql";
import { isEnumType } from "graphql";
import type { Context } from "../context.ts";
import type { CartContext } from "../../cart/cart-operations.ts";

/** Newer schemas report stock and discount codes in `warnings`; older ones only have `userErrors`. */
export function hasWarnings(schema: GraphQLSchema): boolean {
  return schema.getType("CartWarning") !== undefined;
}

export function hasErrorCode(schema: GraphQLSchema, code: string): boolean {
  const codes = schema.getType("CartErrorCode");
  return isEnumType(codes) && codes.getValue(code) !== undefined;
}

export function cartContextOf({ database }: Context, { schema }: GraphQLResolveInfo): CartContext {
  return { database, now: new Date(), soldOut: hasWarnings(schema) ? "empty-line" : "refused" };
}
