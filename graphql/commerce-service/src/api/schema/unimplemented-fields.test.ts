import { join } from "node:path";
import { customerSchemaVersions } from "@circlet/graphql/schema/customer";
import { storefrontSchemaVersions } from "@circlet/graphql/schema/storefront";
import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { customerSchema, storefrontSchema } from "./schema.ts";
import { isEmpty, isRefused } from "./unimplemented-fields.ts";

const official: readonly (readonly [name: string, schema: GraphQLSchema])[] = [
  ...storefrontSchemaVersions.map(
    (version) => [`Storefront API, ${version}`, storefrontSchema(version)] as const,
  ),
  ...customerSchemaVersions.map(
    (version) => [`Customer account API, ${version}`, customerSchema(version)] as const,
  ),
];

const introduction = `# What the commerce service answers

Generated from the official schemas by \`npx pnpm test unimplemented-fields -u\`.

- **Answered** fields have the shop's data. Of types other than the roots, only their number is listed.
- **Empty** fields are valid: they are null, an empty list or an empty page, as of a shop without such content.
- **Refused** fields are an error with the code \`NOT_IMPLEMENTED\`. All of them are mutations, or parts of the customer's account.

Versions between these two have the fields of the newer schema.`;

test("COMPATIBILITY.md is up to date", async () => {
  const text = [introduction, ...official.map(([name, schema]) => section(name, schema))].join("\n\n");
  await expect(`${text}\n`).toMatchFileSnapshot(join(import.meta.dirname, "../../../COMPATIBILITY.md"));
});

test.each(official)("%s answers the edges of every list", (_, schema) => {
  const edges = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name.endsWith("Edge"));
  expect(edges.flatMap((type) => namesOf(type, isRefused).map((name) => `${type.name}.${name}`))).toEqual([]);
});

function section(name: string, schema: GraphQLSchema): string {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  const types = typesOf(schema).map((type) => ({
    name: type.name,
    isRoot: roots.has(type),
    answered: namesOf(type, isAnswered),
    empty: namesOf(type, isEmpty),
    refused: namesOf(type, isRefused),
  }));
  const isWhole = ({ isRoot, empty, refused }: (typeof types)[number]) =>
    !isRoot && empty.length + refused.length === 0;
  const count = (kind: "answered" | "empty" | "refused") => types.flatMap((type) => type[kind]).length;
  const rows = types
    .filter((type) => !isWhole(type))
    .map(({ name, isRoot, answered, empty, refused }) =>
      [name, isRoot ? answered.join(", ") : answered.length, empty.join(", "), refused.join(", ")].join(
        " | ",
      ),
    );
  const whole = types.filter(isWhole).map(({ name }) => name);
  return `## ${name}

${count("answered")} fields are answered, ${count("empty")} are empty, ${count("refused")} are refused.

| type | answered | empty | refused |
|---|---|---|---|
${rows.map((row) => `| ${row} |`).join("\n")}

Answered as a whole: ${whole.join(", ")}.`;
}

test.each(storefrontSchemaVersions)("no query of the storefront API %s is refused", (version) => {
  const refused = typesOf(storefrontSchema(version))
    .filter(({ name }) => name !== "Mutation")
    .flatMap((type) => namesOf(type, isRefused));
  expect(refused).toEqual([]);
});

/** The object types that this service returns, by name. A type without any resolver is never returned. */
function typesOf(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__") && !name.endsWith("Connection"))
    .filter((type) => Object.values(type.getFields()).some(isAnswered))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function namesOf(type: GraphQLObjectType, matches: typeof isRefused): string[] {
  return Object.values(type.getFields())
    .filter(matches)
    .map(({ name }) => name)
    .sort();
}

const isAnswered: typeof isRefused = (field) => !isRefused(field) && !isEmpty(field);
