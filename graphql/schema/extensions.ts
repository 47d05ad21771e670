import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLSchema } from "graphql";

export function readExtensionsSchema(): GraphQLSchema {
  return buildSchema(readFileSync(join(import.meta.dirname, "extensions.graphql"), "utf8"));
}
