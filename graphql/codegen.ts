import type { CodegenConfig } from "@graphql-codegen/cli";

/**
 * Turns operations/*.graphql into typed documents for Apollo Client. Each document carries its hash in `__meta__`,
 * so that a persisted-query link can send the hash alone.
 */
const config: CodegenConfig = {
  schema: "node_modules/storefront-schema-2023-10/storefront.schema.json",
  documents: "operations/*.graphql",
  generates: {
    "generated/": {
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
    },
  },
};

export default config;
