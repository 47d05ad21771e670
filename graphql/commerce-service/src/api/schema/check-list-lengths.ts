import { GraphQLError, type GraphQLSchema, isObjectType } from "graphql";
import type { Context } from "../context.ts";

/** The hosted platform's limits. */
const maximumLength = 250;
const maximumMetafieldsSet = 25;
/** Fewer than the hosted platform allows, because every code is an attempt to guess one. */
const maximumCodes = 25;

/** Rejects a list that is too long, in any argument at any depth, before its resolver reads anything. */
export function checkListLengths(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const { resolve, name } = field;
      if (!resolve || field.args.length === 0) continue;
      field.resolve = (source: unknown, args: object, context: Context, info) => {
        checkLists(args, name);
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
}

function checkLists(value: object, field: string): void {
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    if (Array.isArray(inner)) checkLength(inner, name, maximumOf(field, name));
    if (typeof inner === "object" && inner !== null) checkLists(inner, field);
  }
}

function maximumOf(field: string, list: string): number {
  if (list === "discountCodes" || list === "giftCardCodes") return maximumCodes;
  return field === "cartMetafieldsSet" ? maximumMetafieldsSet : maximumLength;
}

/** Throws the platform's own error: a bug in the client, not a shopper's mistake. */
function checkLength({ length }: readonly unknown[], list: string, most: number): void {
  if (length <= most) return;
  throw new GraphQLError(
    `The input array size of ${length} is greater than the maximum allowed of ${most}.`,
    { extensions: { code: "MAX_INPUT_SIZE_EXCEEDED", field: list } },
  );
}
