import {
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from "graphql";
import type { Context } from "./context.ts";

/** Resolves one field. GraphQL has validated the arguments against the official schema. */
export type Resolver<Source, Args> = (
  source: Source,
  args: Args,
  context: Context,
  info: GraphQLResolveInfo,
) => unknown;

export type TypeResolvers = Readonly<Record<string, Resolver<never, never>>>;

/** Resolvers by type. `"plain"` reads the property of the field's name. Other fields are empty or NOT_IMPLEMENTED. */
export type Resolvers = Readonly<Record<string, TypeResolvers | "plain">>;

/** Resolvers for fields that are properties of the source: `properties("id", "handle")`. */
export function properties(...names: readonly string[]): TypeResolvers {
  return Object.fromEntries(
    names.map((name) => [name, (source: Readonly<Record<string, unknown>>) => source[name]]),
  );
}

type Merged = Record<string, Record<string, GraphQLFieldResolver<never, Context, never>>>;

/** Merges all modules' resolvers, without those this schema version lacks. Interfaces need a `__typename`. */
export function mergeResolvers(schema: GraphQLSchema, modules: readonly Resolvers[]): Merged {
  const merged: Merged = {};
  for (const [typeName, fields] of modules.flatMap((module) => Object.entries(module))) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    const known = Object.keys(type.getFields());
    const resolvers: TypeResolvers = fields === "plain" ? properties(...known) : fields;
    const own = (merged[typeName] ??= {});
    for (const name of known) {
      const resolver = resolvers[name];
      if (resolver) own[name] = resolver;
    }
  }
  return merged;
}
