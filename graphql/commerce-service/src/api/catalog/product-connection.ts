import type { Context } from "../context.ts";
import type { Connection } from "../../shared/pagination/connection.ts";
import { type SortOrder, type PageArgs, paginate } from "../../shared/pagination/paginate.ts";
import type { Listing } from "../../search/catalog-search.ts";
import type { Filter } from "../../search/facets/facets.ts";
import type { IndexedProduct } from "../../search/index/indexed-product.ts";
import type { ProductRow } from "../../catalog/catalog-rows.ts";

export interface ProductConnection extends Connection<ProductRow> {
  readonly totalCount: number;
  readonly facets: () => readonly Filter[];
}

export async function productConnection(
  { products, facets }: Listing,
  order: SortOrder<IndexedProduct>,
  args: PageArgs,
  { loaders }: Context,
): Promise<ProductConnection> {
  const { items, cursors, pageInfo } = paginate(products, order, args);
  const rows = await Promise.all(items.map(({ id }) => loaders.product(id)));
  // Another process may have deleted a product since it was listed.
  const edges = rows.flatMap((node, index) => (node ? [{ node, cursor: cursors[index] ?? "" }] : []));
  return { edges, nodes: edges.map(({ node }) => node), pageInfo, totalCount: products.length, facets };
}
