import { join } from "node:path";
import { customerSchemaVersions } from "@circlet/graphql/schema/customer";
import { storefrontSchemaVersions } from "@circlet/graphql/schema/storefront";
import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { customerSchema, storefrontSchema } from "./schema.ts";
import { isEmpty, isRefused } from "./unimplemented-fields.ts";

const official: readonly (readonly [name: string, schema: GraphQLSchema])[] = [
  ...storefrontSchemaVersions.map((version) => [version, storefrontSchema(version)] as const),
  ...customerSchemaVersions.map((version) => [`customer-${version}`, customerSchema(version)] as const),
];

test.each(official)("the list of unimplemented fields of %s is up to date", async (name, schema) => {
  const refused = typesOf(schema).flatMap((type) => described(type, isRefused));
  const empty = typesOf(schema).flatMap((type) => described(type, isEmpty));
  const list = ["Refused:", ...refused, "", "Answered as by a shop without content:", ...empty, ""].join(
    "\n",
  );
  await expect(list).toMatchFileSnapshot(join(import.meta.dirname, `unimplemented-${name}.txt`));
});

test.each(storefrontSchemaVersions)("no query of the storefront API %s is refused", (version) => {
  const refused = typesOf(storefrontSchema(version))
    .filter(({ name }) => name !== "Mutation")
    .flatMap((type) => described(type, isRefused));
  expect(refused).toEqual([]);
});

/** The object types that this service returns, by name. A type without any resolver is never returned. */
function typesOf(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__") && !name.endsWith("Connection"))
    .filter((type) => Object.values(type.getFields()).some((field) => !isRefused(field) && !isEmpty(field)))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function described(type: GraphQLObjectType, matches: typeof isRefused): string[] {
  const names = Object.values(type.getFields())
    .filter(matches)
    .map(({ name }) => name);
  return names.length === 0 ? [] : [`${type.name}: ${names.sort().join(", ")}`];
}
