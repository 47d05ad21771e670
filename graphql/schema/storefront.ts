import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  buildClientSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
  isInterfaceType,
  isObjectType,
} from "graphql";

/** The official storefront schemas at hand: the one the storefront is built against, and the newest published. */
export const storefrontSchemaVersions = ["2023-10", "latest"] as const;

export type StorefrontSchemaVersion = (typeof storefrontSchemaVersions)[number];

const packages = {
  "2023-10": "storefront-schema-2023-10/storefront.schema.json",
  latest: "storefront-schema-latest/storefront.schema.json",
} as const satisfies Record<StorefrontSchemaVersion, string>;

/** Where the introspection result of an official storefront schema lies on disk. */
export function storefrontSchemaPath(version: StorefrontSchemaVersion): string {
  return createRequire(import.meta.url).resolve(packages[version]);
}

/** An official storefront schema, without resolvers. Reading one takes about a tenth of a second. */
export function readStorefrontSchema(version: StorefrontSchemaVersion): GraphQLSchema {
  const parsed = JSON.parse(readFileSync(storefrontSchemaPath(version), "utf8")) as
    | IntrospectionQuery
    | { data: IntrospectionQuery };
  return withoutInvalidDeprecations(buildClientSchema("data" in parsed ? parsed.data : parsed));
}

/**
 * graphql-js 17 rejects an object field that is deprecated while the interface's is not, as the newest official
 * schema has it for `MediaPresentation.id`. Such fields lose their deprecation.
 */
function withoutInvalidDeprecations(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const parent of type.getInterfaces()) {
      for (const [name, inherited] of Object.entries(parent.getFields())) {
        const field = type.getFields()[name];
        if (field?.deprecationReason != null && inherited.deprecationReason == null) {
          field.deprecationReason = undefined;
        }
      }
    }
  }
  return schema;
}
