import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { Context } from "../context.ts";
import { notImplemented } from "../../shared/not-implemented.ts";
import { emptyConnection } from "../../shared/pagination/connection.ts";

const empty = new WeakSet<object>();
const refused = new WeakSet<object>();

/** Null, an empty list or an empty page; otherwise NOT_IMPLEMENTED. COMPATIBILITY.md lists both. */
export function answerUnimplementedFields(schema: GraphQLSchema): GraphQLSchema {
  for (const { type, field } of fieldsWithoutResolver(schema)) {
    const answer = type === schema.getMutationType()?.name ? undefined : emptyAnswer(field.type);
    if (answer) {
      field.resolve = () => answer.value;
      empty.add(field);
    } else {
      field.resolve = () => {
        throw notImplemented(`${type}.${field.name}`);
      };
      refused.add(field);
    }
  }
  return schema;
}

/** The value of a type in an empty shop. Undefined for a type that cannot be empty. */
function emptyAnswer(type: GraphQLOutputType): { readonly value: unknown } | undefined {
  if (!isNonNullType(type)) return { value: null };
  if (isListType(type.ofType)) return { value: [] };
  return isObjectType(type.ofType) && isConnection(type.ofType.name) ? { value: emptyConnection } : undefined;
}

/** The fields of a connection and its edges are always the properties of the page that was read. */
function isConnection(typeName: string): boolean {
  return /(?:Connection|Edge)$/.test(typeName);
}

function fieldsWithoutResolver(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__") && !isConnection(name))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ resolve }) => !resolve || resolve === defaultFieldResolver)
        .map((field) => ({ type: type.name, field })),
    );
}

/** Whether requesting a field is an error. */
export function isRefused(field: GraphQLField<unknown, Context>): boolean {
  return refused.has(field);
}

/** Whether a field always has an empty shop's value. */
export function isEmpty(field: GraphQLField<unknown, Context>): boolean {
  return empty.has(field);
}
