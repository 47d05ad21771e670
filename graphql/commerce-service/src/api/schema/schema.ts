import { type CustomerSchemaVersion, readCustomerSchema } from "@circlet/graphql/schema/customer";
import { readStorefrontSchema, type StorefrontSchemaVersion } from "@circlet/graphql/schema/storefront";
import { type GraphQLSchema, printSchema } from "graphql";
import { createSchema } from "graphql-yoga";
import { cartResolvers } from "../cart/cart-resolvers.ts";
import { deliveryResolvers } from "../cart/delivery-resolvers.ts";
import { cartMetafieldResolvers } from "../cart/cart-metafield-resolvers.ts";
import { catalogResolvers } from "../catalog/catalog-resolvers.ts";
import { customerResolvers } from "../customers/customer-resolvers.ts";
import type { Context } from "../context.ts";
import { mergeResolvers, type Resolvers } from "../resolvers.ts";
import { checkListLengths } from "./check-list-lengths.ts";
import { resolveListsInBatches } from "./resolve-lists-in-batches.ts";
import { answerUnimplementedFields } from "./unimplemented-fields.ts";

export function storefrontSchema(version: StorefrontSchemaVersion): GraphQLSchema {
  return built(`storefront ${version}`, () =>
    withResolvers(readStorefrontSchema(version), [
      ...catalogResolvers,
      cartResolvers,
      cartMetafieldResolvers,
      deliveryResolvers,
    ]),
  );
}

export function customerSchema(version: CustomerSchemaVersion): GraphQLSchema {
  return built(`customer ${version}`, () => withResolvers(readCustomerSchema(version), customerResolvers));
}

const schemas = new Map<string, GraphQLSchema>();

/** Builds a schema on first use: an official one takes about 0.3 s. */
function built(name: string, build: () => GraphQLSchema): GraphQLSchema {
  let schema = schemas.get(name);
  if (!schema) schemas.set(name, (schema = build()));
  return schema;
}

function withResolvers(definition: GraphQLSchema, modules: readonly Resolvers[]): GraphQLSchema {
  const schema = createSchema<Context>({
    typeDefs: printSchema(definition),
    resolvers: mergeResolvers(definition, modules),
  });
  return checkListLengths(resolveListsInBatches(answerUnimplementedFields(schema)));
}
