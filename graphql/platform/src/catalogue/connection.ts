import { pageOf, type Order, type Page, type PageArgs, type PageInfo } from "../search/page.ts";

/** A connection of the schema. */
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

/** A product's own pictures or variants: few, and sorted by position. */
const byPosition: Order<{ readonly position: number; readonly id: number }> = {
  name: "position",
  keys: [{ value: ({ position }) => position }, { value: ({ id }) => id }],
};

export function positioned<Node extends { readonly position: number; readonly id: number }>(
  nodes: readonly Node[],
  args: PageArgs,
): Connection<Node> {
  return connection(pageOf(nodes, byPosition, args));
}
