import { customerSchemaVersions } from "@circlet/graphql/schema/customer";
import { storefrontSchemaVersions } from "@circlet/graphql/schema/storefront";
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isObjectType,
} from "graphql";
import { expect, test } from "vitest";
import { customerSchema, storefrontSchema } from "./schema.ts";

const schemas: readonly (readonly [name: string, schema: GraphQLSchema])[] = [
  ...storefrontSchemaVersions.map((version) => [`storefront ${version}`, storefrontSchema(version)] as const),
  ...customerSchemaVersions.map((version) => [`customer ${version}`, customerSchema(version)] as const),
];

test.each(schemas)(
  "a list of 251 is refused before anything is read, in every argument of %s",
  (_, schema) => {
    const fields = fieldsWithLists(schema);
    expect(fields.length).toBeGreaterThan(2);
    const accepted = fields.filter(
      ({ type, field, path }) => lengthError(schema, type, field, path, 251) === undefined,
    );
    expect(accepted).toEqual([]);
  },
);

test.each([
  ["cartMetafieldsSet", ["metafields", "[]"]],
  ["cartDiscountCodesUpdate", ["discountCodes", "[]"]],
  ["cartGiftCardCodesAdd", ["giftCardCodes", "[]"]],
  ["cartCreate", ["input", "discountCodes", "[]"]],
])("a list of 26 of %s is refused before anything is read", (field, path) => {
  const error = lengthError(storefrontSchema("latest"), "Mutation", field, path, 26);
  expect(error).toBe("The input array size of 26 is greater than the maximum allowed of 25.");
});

/** The error of a list of this length. Undefined for any other error, such as that something was read. */
function lengthError(
  schema: GraphQLSchema,
  type: string,
  name: string,
  path: readonly string[],
  length: number,
) {
  const unreadable = new Proxy(
    {},
    {
      get: () => {
        throw new Error("something was read");
      },
    },
  );
  const owner = schema.getType(type);
  const field = isObjectType(owner) ? owner.getFields()[name] : undefined;
  try {
    void field?.resolve?.(
      unreadable,
      argumentsWith(path, length),
      unreadable,
      unreadable as GraphQLResolveInfo,
    );
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions["code"] === "MAX_INPUT_SIZE_EXCEEDED")
      return error.message;
  }
  return undefined;
}

/** Arguments whose last list on this path has the length. */
function argumentsWith([name, ...rest]: readonly string[], length: number): unknown {
  if (name === undefined) return {};
  const inner = argumentsWith(rest, length);
  if (name !== "[]") return { [name]: inner };
  return Array.from({ length: rest.includes("[]") ? 1 : length }, () => inner);
}

interface FieldWithList {
  readonly type: string;
  readonly field: string;
  readonly path: readonly string[];
}

function fieldsWithLists(schema: GraphQLSchema): FieldWithList[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap(({ name: field, args, resolve }) =>
        resolve
          ? args.flatMap((each) =>
              listsIn(each.type, [each.name]).map((path) => ({ type: type.name, field, path })),
            )
          : [],
      ),
    );
}

/** The paths of the lists in an argument; a type within itself is followed once. */
function listsIn(given: GraphQLInputType, path: readonly string[], seen: readonly string[] = []): string[][] {
  const type = getNullableType(given);
  if (isListType(type)) return [[...path, "[]"], ...listsIn(type.ofType, [...path, "[]"], seen)];
  const { name } = getNamedType(type);
  if (!isInputObjectType(type) || seen.includes(name)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    listsIn(field.type, [...path, field.name], [...seen, name]),
  );
}
