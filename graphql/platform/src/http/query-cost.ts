import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";

type Variables = Readonly<Record<string, unknown>>;

/** Arguments that say how many of a thing are asked for, and those that list them. */
const pageSizes = new Set(["first", "last"]);
const lists = new Set(["ids", "identifiers"]);

/**
 * How many things an operation may bring back at most: page sizes multiply down the tree, so that 250 products with
 * 250 variants each are 62,750. What stands alone is free. Fragments are known not to contain themselves.
 */
export function queryCost(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return 0;
  const given = { ...defaultsOf(operation), ...variables };
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet]] : [],
    ),
  );

  function costOf(set: SelectionSetNode | undefined): number {
    return (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + costOf(fragments.get(selection.name.value));
      const inner = costOf(selection.selectionSet);
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + inner;
      const size = sizeOf(selection, given);
      return sum + (size === undefined ? inner : size * (1 + inner));
    }, 0);
  }

  return costOf(operation.selectionSet);
}

/** How many of a field's things are asked for, or undefined when the field is not one that lists. */
function sizeOf(field: FieldNode, variables: Variables): number | undefined {
  const sizes = (field.arguments ?? []).flatMap(({ name, value }) => {
    const given = valueFromASTUntyped(value, { ...variables });
    if (pageSizes.has(name.value) && typeof given === "number") return [given];
    return lists.has(name.value) && Array.isArray(given) ? [given.length] : [];
  });
  return sizes.length === 0 ? undefined : Math.max(...sizes);
}

function defaultsOf(operation: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}
