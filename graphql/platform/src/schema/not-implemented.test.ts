import { join } from "node:path";
import { customerSchemaVersions } from "@circlet/graphql/schema/customer";
import { storefrontSchemaVersions } from "@circlet/graphql/schema/storefront";
import { type GraphQLSchema, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { customerSchema, extensionsSchema, storefrontSchema } from "../schema.ts";
import { isRefused } from "./not-implemented.ts";

const official: readonly (readonly [name: string, schema: GraphQLSchema])[] = [
  ...storefrontSchemaVersions.map((version) => [version, storefrontSchema(version)] as const),
  ...customerSchemaVersions.map((version) => [`customer-${version}`, customerSchema(version)] as const),
];

test.each(official)(
  "the list of fields of %s that are not implemented is up to date",
  async (name, schema) => {
    const { partly, wholly } = refusedFields(schema);
    const list = [...partly, "", "Types without any field:", ...wholly, ""].join("\n");
    await expect(list).toMatchFileSnapshot(join(import.meta.dirname, `unimplemented-${name}.txt`));
  },
);

test("our own schema is implemented whole", () => {
  expect(refusedFields(extensionsSchema())).toEqual({ partly: [], wholly: [] });
});

function refusedFields(schema: GraphQLSchema) {
  const partly: string[] = [];
  const wholly: string[] = [];
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    if (type.name.startsWith("__")) continue;
    const fields = Object.values(type.getFields());
    const refused = fields.filter(isRefused).map(({ name }) => name);
    if (refused.length === fields.length) wholly.push(type.name);
    else if (refused.length > 0) partly.push(`${type.name}: ${refused.sort().join(", ")}`);
  }
  return { partly: partly.sort(), wholly: wholly.sort() };
}
