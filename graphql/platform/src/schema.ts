import { readStorefrontSchema, type StorefrontSchemaVersion } from "@circlet/graphql/schema/storefront";
import { type GraphQLSchema, printSchema } from "graphql";
import { createSchema } from "graphql-yoga";
import { cartResolvers } from "./cart/cart-resolvers.ts";
import { catalogueResolvers } from "./catalogue/catalogue-resolvers.ts";
import type { Context } from "./context.ts";
import { refuseTheRest } from "./schema/not-implemented.ts";
import { mergeResolvers, type Resolvers } from "./schema/resolvers.ts";

/** Every module's resolvers; a new module is added here. */
const modules: readonly Resolvers[] = [...catalogueResolvers, cartResolvers];

const built = new Map<StorefrontSchemaVersion, GraphQLSchema>();

/** The official schema with the service's resolvers; built on first use, which takes about 0.3 s. */
export function storefrontSchema(version: StorefrontSchemaVersion): GraphQLSchema {
  let schema = built.get(version);
  if (!schema) built.set(version, (schema = buildSchema(version)));
  return schema;
}

function buildSchema(version: StorefrontSchemaVersion): GraphQLSchema {
  const official = readStorefrontSchema(version);
  const schema = createSchema<Context>({
    typeDefs: printSchema(official),
    resolvers: mergeResolvers(official, modules),
  });
  return refuseTheRest(schema);
}
