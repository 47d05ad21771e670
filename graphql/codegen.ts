import type { CodegenConfig } from "@graphql-codegen/cli";

/**
 * Generates typed documents for Apollo Client from each service's operations. Those directly in `operations/` are the
 * storefront's. Every document carries its hash in `__meta__`, so that a persisted-query link can send the hash alone.
 */
const config: CodegenConfig = {
  generates: {
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
