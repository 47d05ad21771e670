import type { Context } from "../context.ts";
import type { Facet } from "../search/facets.ts";
import type { IndexedProduct } from "../search/indexed-product.ts";
import { type Order, type PageArgs, pageOf } from "../search/page.ts";
import type { Listing } from "../search/catalogue-search.ts";
import type { Connection } from "./connection.ts";
import type { ProductRow } from "./product-row.ts";

/** A page of products of a listing, with what can be asked about the whole of it. */
export interface ProductConnection extends Connection<ProductRow> {
  readonly totalCount: number;
  readonly facets: () => readonly Facet[];
}

export async function productConnection(
  { products, facets }: Listing,
  order: Order<IndexedProduct>,
  args: PageArgs,
  { loaders }: Context,
): Promise<ProductConnection> {
  const { items, cursors, pageInfo } = pageOf(products, order, args);
  const rows = await Promise.all(items.map(({ id }) => loaders.product(id)));
  // A product may have been taken out by another process since it was listed.
  const edges = rows.flatMap((node, index) => (node ? [{ node, cursor: cursors[index] ?? "" }] : []));
  return { edges, nodes: edges.map(({ node }) => node), pageInfo, totalCount: products.length, facets };
}
