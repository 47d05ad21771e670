import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLSchema } from "graphql";

/** The schema of the extensions service, without resolvers. */
export function readExtensionsSchema(): GraphQLSchema {
  return buildSchema(readFileSync(join(import.meta.dirname, "extensions.graphql"), "utf8"));
}
