import { readdirSync, readFileSync } from "node:fs";
import { concatAST, Kind, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { readStorefrontSchema, storefrontSchemaVersions } from "../schema/storefront.ts";

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith(".graphql"));
const documents = new Map(files.map((name) => [name, parse(readFileSync(`${folder}/${name}`, "utf8"))]));

describe.each(storefrontSchemaVersions)("the official storefront schema, %s", (version) => {
  const schema = readStorefrontSchema(version);

  test("accepts every operation", () => {
    const mistakes = validate(schema, concatAST([...documents.values()]));
    expect(mistakes.map((mistake) => mistake.message)).toEqual([]);
  });

  test("refuses a field it does not have", () => {
    expect(validate(schema, parse("{ shop { color } }"))).toHaveLength(1);
  });
});

test.each(files)("%s holds the one operation or fragment it is named after", (name) => {
  const definitions = documents.get(name)?.definitions ?? [];
  expect(definitions).toHaveLength(1);
  const [definition] = definitions;
  if (definition?.kind === Kind.OPERATION_DEFINITION) {
    expect(`${definition.name?.value}.graphql`).toBe(name);
  } else if (definition?.kind === Kind.FRAGMENT_DEFINITION) {
    expect(`${definition.name.value}.fragment.graphql`).toBe(name);
  } else {
    throw new Error(`${name} holds neither an operation nor a fragment`);
  }
});
