import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

export interface Limits {
  readonly depth: number;
  readonly aliases: number;
  /** All fields. Fragments count each time they are used. */
  readonly fields: number;
}

interface Size {
  readonly depth: number;
  readonly aliases: number;
  readonly fields: number;
}

/** A validation rule that rejects operations beyond the limits with the code LIMIT_EXCEEDED. */
export function limitRule(limits: Limits): (context: ValidationContext) => ASTVisitor {
  return (context) => {
    const sizeOf = measureFields((name) => context.getFragment(name));
    return {
      OperationDefinition: (operation) => {
        const size = sizeOf(operation.selectionSet);
        for (const what of ["depth", "aliases", "fields"] as const) {
          if (size[what] > limits[what]) context.reportError(exceeded(what, limits[what]));
        }
      },
    };
  };
}

function exceeded(what: string, limit: number): GraphQLError {
  return new GraphQLError(`The query exceeds the limit of ${limit} for ${what}.`, {
    extensions: { code: "LIMIT_EXCEEDED" },
  });
}

/** Measures each fragment once. A circular fragment counts as empty; another rule reports it. */
function measureFields(fragment: (name: string) => FragmentDefinitionNode | null | undefined) {
  const fragments = new Map<string, Size>();

  function sizeOf({ selections }: SelectionSetNode): Size {
    const size = { depth: 0, aliases: 0, fields: 0 };
    for (const selection of selections) {
      const isField = selection.kind === Kind.FIELD;
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? spread(selection.name.value)
          : within(selection.selectionSet);
      size.depth = Math.max(size.depth, inner.depth + (isField ? 1 : 0));
      size.aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
      size.fields += inner.fields + (isField ? 1 : 0);
    }
    return size;
  }

  function within(selectionSet: SelectionSetNode | undefined): Size {
    return selectionSet ? sizeOf(selectionSet) : { depth: 0, aliases: 0, fields: 0 };
  }

  function spread(name: string): Size {
    const known = fragments.get(name);
    if (known) return known;
    fragments.set(name, { depth: 0, aliases: 0, fields: 0 });
    const size = within(fragment(name)?.selectionSet);
    fragments.set(name, size);
    return size;
  }

  return sizeOf;
}
