import type { CodegenConfig } from "@graphql-codegen/cli";

/** Those directly in `operations/` are the storefront's. `__meta__` has the hash of a persisted query. */
const config: CodegenConfig = {
  generates: {
    "generated/field-types.ts": fieldTypes("node_modules/storefront-schema-latest/storefront.schema.json", [
      "operations/*.graphql",
      "operations/latest/*.graphql",
    ]),
    "generated/extensions/field-types.ts": fieldTypes("schema/extensions.graphql", [
      "operations/extensions/*.graphql",
    ]),
    "generated/": documents("node_modules/storefront-schema-2023-10/storefront.schema.json", "operations"),
    "generated/latest/": documents(
      "node_modules/storefront-schema-latest/storefront.schema.json",
      "operations/latest",
    ),
    "generated/customer/": documents(
      "node_modules/customer-schema-2024-01/customer-account.schema.json",
      "operations/customer",
    ),
    "generated/extensions/": documents("schema/extensions.graphql", "operations/extensions"),
  },
};

/** What the storefront's server compares responses with (`storefront/app/apollo/schema-link.ts`). */
function fieldTypes(schema: string, documents: string[]): CodegenConfig["generates"][string] {
  // A test validates the operations. The newest schema itself does not pass.
  return {
    schema,
    documents,
    plugins: ["./field-types-plugin.ts"],
    config: { skipDocumentsValidation: true },
  };
}

function documents(schema: string, folder: string): CodegenConfig["generates"][string] {
  return {
    schema,
    documents: `${folder}/*.graphql`,
    preset: "client",
    presetConfig: {
      fragmentMasking: false,
      gqlTagName: "graphql",
      persistedDocuments: { mode: "embedHashInDocument", hashAlgorithm: "sha256" },
    },
    config: {
      useTypeImports: true,
      enumType: "string-literal",
      skipTypename: true,
      scalars: {
        URL: "string",
        HTML: "string",
        DateTime: "string",
        Decimal: "string",
        Color: "string",
        UnsignedInt64: "string",
        JSON: "string",
      },
    },
  };
}

export default config;
