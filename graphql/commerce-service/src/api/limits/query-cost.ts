import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";

/** Costs of introspection fields: low enough to read the whole schema once, or a few of its types. */
const introspectionCosts = new Map([
  ["__schema", 15_000],
  ["__type", 2_000],
]);

/** A cart or line has up to 250 attributes. */
const attributesCost = 10;

type Variables = Readonly<Record<string, unknown>>;

/** Arguments with a page size, and arguments that list what is returned. */
const pageSizes = new Set(["first", "last"]);
const lists = new Set(["ids", "identifiers", "metafields"]);

/** Lists that are read as a whole: clients request 250 variants to get the few that exist, at the same cost. */
const ownLists = new Set(["images", "media", "variants"]);
const ownListCost = 20;

/** About the most nodes returned: 20 collections with 20 products each cost 420. Expects no fragment cycles. */
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

  /** Each field costs at least `lowest`. */
  function costOf(set: SelectionSetNode | undefined, lowest = 0): number {
    return (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        return sum + costOf(fragments.get(selection.name.value), lowest);
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + costOf(selection.selectionSet, lowest);
      const inner = costOf(selection.selectionSet);
      const fixed = introspectionCosts.get(selection.name.value);
      if (fixed !== undefined) return sum + fixed;
      const size = sizeOf(selection, given);
      const own = selection.name.value === "attributes" ? attributesCost : lowest;
      return sum + Math.max(own, size === undefined ? inner + own : size * (1 + inner));
    }, 0);
  }

  return costOf(operation.selectionSet, 1);
}

/** The number of nodes that a field requests, or undefined when it is not a list. */
function sizeOf(field: FieldNode, variables: Variables): number | undefined {
  const sizes = (field.arguments ?? []).flatMap(({ name, value }) => {
    const given = valueFromASTUntyped(value, { ...variables });
    if (pageSizes.has(name.value) && typeof given === "number") return [given];
    return lists.has(name.value) && Array.isArray(given) ? [given.length] : [];
  });
  if (sizes.length === 0) return undefined;
  const size = Math.max(...sizes);
  return ownLists.has(field.name.value) ? Math.min(size, ownListCost) : size;
}

function defaultsOf(operation: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}
