import { readdirSync, readFileSync } from "node:fs";
import { join, parse as parsePath } from "node:path";
import { concatAST, type DocumentNode, type GraphQLSchema, Kind, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { customerSchemaVersions, readCustomerSchema } from "../schema/customer.ts";
import { readExtensionsSchema } from "../schema/extensions.ts";
import { readStorefrontSchema, storefrontSchemaVersions } from "../schema/storefront.ts";

interface Service {
  readonly folder: string;
  readonly prefix: string;
  /** The schemas its operations must be valid against. */
  readonly schemas: readonly (readonly [version: string, schema: GraphQLSchema])[];
}

const services: readonly Service[] = [
  {
    folder: ".",
    prefix: "",
    schemas: storefrontSchemaVersions.map((version) => [version, readStorefrontSchema(version)] as const),
  },
  // Sent only to a version that has their fields.
  { folder: "latest", prefix: "", schemas: [["latest", readStorefrontSchema("latest")] as const] },
  {
    folder: "customer",
    prefix: "customer_",
    schemas: customerSchemaVersions.map((version) => [version, readCustomerSchema(version)] as const),
  },
  { folder: "extensions", prefix: "extensions_", schemas: [["our own", readExtensionsSchema()] as const] },
];

/** Names that the shop's specification fixes. All others are PascalCase. */
const specified: ReadonlySet<string> = new Set([
  "Cart",
  "GetBrandsQuery",
  "GetProductByHandle",
  "ProductSearch",
  "cartCreate",
  "cartLinesAdd",
  "cartLinesRemove",
  "customer_customer",
  "customer_customerUpdate",
  "extensions_addWishlistItem",
  "extensions_getReviews",
  "extensions_getSeoMetadata",
  "extensions_getSuggestedProducts",
  "extensions_removeWishlistItem",
  "predictiveSearch",
]);

test("every operation has the name that the specification fixes, or one in PascalCase", () => {
  const names = services.flatMap(({ folder }) => operationNames(folder));
  expect(names).toEqual(expect.arrayContaining([...specified]));
  const others = names.filter((name) => !specified.has(name));
  expect(others.filter((name) => !/^(customer_|extensions_)?([A-Z][a-z]+)+$/.test(name))).toEqual([]);
});

describe.each(services)("the operations in $folder", ({ folder, prefix, schemas }) => {
  const documents = readDocuments(folder);

  test.each(schemas)(
    "the operations are valid against the schema %s, which rejects unknown fields",
    (_, schema) => {
      const mistakes = validate(schema, concatAST(documents.map(([, document]) => document)));
      expect(mistakes.map((mistake) => mistake.message)).toEqual([]);
      expect(validate(schema, parse("{ shop { weather } }"))).toHaveLength(1);
    },
  );

  test.each(documents)("%s holds exactly the operation or fragment it is named after", (name, document) => {
    expect(document.definitions.map(nameOf)).toEqual([name]);
  });

  test("the operations have the prefix of their own service only", () => {
    const prefixes = operationNames(folder).map((name) => /^(customer|extensions)_/.exec(name)?.[0] ?? "");
    expect(new Set(prefixes)).toEqual(new Set([prefix]));
  });
});

function readDocuments(folder: string): [string, DocumentNode][] {
  const path = join(import.meta.dirname, folder);
  const files = readdirSync(path).filter((name) => name.endsWith(".graphql"));
  return files.map((name) => [name, parse(readFileSync(join(path, name), "utf8"))]);
}

function operationNames(folder: string): string[] {
  const files = readDocuments(folder).map(([name]) => name);
  return files.filter((name) => !name.endsWith(".fragment.graphql")).map((name) => parsePath(name).name);
}

/** The name of the file a definition belongs in. */
function nameOf(definition: DocumentNode["definitions"][number]): string | undefined {
  if (definition.kind === Kind.OPERATION_DEFINITION) return `${definition.name?.value}.graphql`;
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return `${definition.name.value}.fragment.graphql`;
  return undefined;
}
