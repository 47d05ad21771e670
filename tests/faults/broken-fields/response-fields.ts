import {
  type DocumentNode,
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";

/** A field that an operation reads. */
export interface ResponseField {
  /** The keys that lead to it in the response's data. The entries of a list have none. */
  readonly path: readonly string[];
  readonly type: GraphQLOutputType;
  /** The name of the type that has it. */
  readonly parent: string;
  /** Whether a directive or a fragment on another type may leave it out. */
  readonly isConditional: boolean;
}

interface Place {
  readonly type: string;
  readonly path: readonly string[];
  readonly isConditional: boolean;
}

/** All fields that an operation reads, also those in its fragments. */
export function responseFields(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
): readonly ResponseField[] {
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    definitions
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

  function fieldsIn(set: SelectionSetNode | undefined, place: Place): ResponseField[] {
    return (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind !== Kind.FIELD) {
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const type = fragment?.typeCondition?.name.value ?? place.type;
        const isConditional = place.isConditional || type !== place.type;
        return fieldsIn(fragment?.selectionSet, { ...place, type, isConditional });
      }
      const parent = schema.getType(place.type);
      const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
      const type = fields[selection.name.value]?.type;
      if (!type) return [];
      const path = [...place.path, (selection.alias ?? selection.name).value];
      const isConditional = place.isConditional || (selection.directives?.length ?? 0) > 0;
      const below = { type: getNamedType(type).name, path, isConditional: false };
      return [{ path, type, parent: place.type, isConditional }, ...fieldsIn(selection.selectionSet, below)];
    });
  }

  const root = operation && schema.getRootType(operation.operation);
  if (!root) throw new Error("The document has no operation");
  const found = fieldsIn(operation.selectionSet, { type: root.name, path: [], isConditional: false });
  return [...new Map(found.map((field) => [field.path.join("."), field])).values()];
}
