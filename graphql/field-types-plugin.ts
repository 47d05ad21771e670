import {
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

interface Source {
  readonly document?: DocumentNode;
}

/**
 * Writes the types of all fields that the operations read: `{ Product: { handle: "String!" } }`. The schemas' root types
 * are called `Query` and `Mutation`.
 */
export function plugin(schema: GraphQLSchema, sources: readonly Source[]): string {
  const types: Record<string, Record<string, string>> = {};
  const typeInfo = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(typeInfo, {
    Field() {
      const parent = typeInfo.getParentType();
      const field = typeInfo.getFieldDef();
      if (!parent || !field) return;
      const name = parent === schema.getQueryType() ? "Query" : parent.name;
      (types[name] ??= {})[field.name] = String(field.type);
    },
  });
  visit(concatAST(sources.flatMap(({ document }) => document ?? [])), visitor);
  return `export const fieldTypes = ${JSON.stringify(types, null, 2)};\n`;
}
