import { paginate, type SortOrder, type Page, type PageArgs, type PageInfo } from "./paginate.ts";

export interface Connection<Node> {
  readonly edges: readonly { readonly node: Node; readonly cursor: string }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
}

export function connection<Node>({ items, cursors, pageInfo }: Page<Node>): Connection<Node> {
  return {
    edges: items.map((node, index) => ({ node, cursor: cursors[index] ?? "" })),
    nodes: items,
    pageInfo,
  };
}

export const emptyConnection = {
  edges: [],
  nodes: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  totalCount: 0,
};

/** Images or variants of one product: a short list, sorted by position. */
const byPosition: SortOrder<{ readonly position: number; readonly id: number }> = {
  name: "position",
  keys: [{ value: ({ position }) => position }, { value: ({ id }) => id }],
};

export function positioned<Node extends { readonly position: number; readonly id: number }>(
  nodes: readonly Node[],
  args: PageArgs,
): Connection<Node> {
  return connection(paginate(nodes, byPosition, args));
}
