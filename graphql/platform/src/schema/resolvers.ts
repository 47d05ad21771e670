import {
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from "graphql";
import type { Context } from "../context.ts";

/** Resolves one field. Arguments have been checked against the official schema when it is called. */
export type Resolver<Source, Args> = (
  source: Source,
  args: Args,
  context: Context,
  info: GraphQLResolveInfo,
) => unknown;

/** The fields of one type. Sources and arguments are each resolver's own affair. */
export type TypeResolvers = Readonly<Record<string, Resolver<never, never>>>;

/**
 * A module's part of the schema, type by type. `"plain"` says that the type's objects are made complete: each field is
 * read from the property of its name. Any other field that is not named is refused with NOT_IMPLEMENTED.
 */
export type Resolvers = Readonly<Record<string, TypeResolvers | "plain">>;

/** Resolvers for fields that are properties of the source: `properties("id", "handle")`. */
export function properties(...names: readonly string[]): TypeResolvers {
  return Object.fromEntries(
    names.map((name) => [name, (source: Readonly<Record<string, unknown>>) => source[name]]),
  );
}

type Merged = Record<string, Record<string, GraphQLFieldResolver<never, Context, never>>>;

/**
 * All modules' resolvers as one map, less what this version of the schema does not have. An object of an interface
 * or union says its type in `__typename`.
 */
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
