import { defaultFieldResolver, GraphQLError, type GraphQLSchema, isObjectType } from "graphql";

/**
 * Gives every field without a resolver one that says so: asking for what this service does not have is an error
 * with the code NOT_IMPLEMENTED, never a silent null. `unimplemented-fields.txt` lists them.
 */
export function refuseTheRest(schema: GraphQLSchema): GraphQLSchema {
  for (const { type, field } of fieldsWithoutResolver(schema)) {
    field.resolve = () => {
      throw new GraphQLError(`The local commerce service does not implement ${type}.${field.name}.`, {
        extensions: { code: "NOT_IMPLEMENTED" },
      });
    };
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
