import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from "graphql";
import type { Context } from "../context.ts";
import { notImplemented } from "./graphql-fault.ts";

const refused = new WeakSet<object>();

/**
 * Gives every field without a resolver one that says so: asking for what this service does not have is an error
 * with the code NOT_IMPLEMENTED, never a silent null. `unimplemented-<schema>.txt` beside this file list them.
 */
export function refuseTheRest(schema: GraphQLSchema): GraphQLSchema {
  for (const { type, field } of fieldsWithoutResolver(schema)) {
    field.resolve = () => {
      throw notImplemented(`${type}.${field.name}`);
    };
    refused.add(field);
  }
  return schema;
}

function fieldsWithoutResolver(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ resolve }) => !resolve || resolve === defaultFieldResolver)
        .map((field) => ({ type: type.name, field })),
    );
}

/** Whether asking for a field is an error. */
export function isRefused(field: GraphQLField<unknown, Context>): boolean {
  return refused.has(field);
}
