import type { Context } from "../context.ts";
import type { SortOrder } from "../../shared/pagination/paginate.ts";
import type { Found } from "../../search/catalog-search.ts";
import { productList, type ProductList } from "../../search/index/catalog-index.ts";
import type { IndexedProduct } from "../../search/index/indexed-product.ts";
import { searchOrder, soldOutLast } from "../../search/product-order.ts";
import type { Prefixes } from "../../search/query/query-match.ts";

export interface ProductSearchArgs {
  readonly query: string;
  readonly prefixes: Prefixes;
  readonly sortKey: string;
  readonly reverse: boolean;
  /** The schema's `SearchUnavailableProductsType`. Null means LAST, the schema's default. */
  readonly unavailableProducts?: "HIDE" | "LAST" | "SHOW" | null | undefined;
}

export interface ProductSearch {
  readonly found: Found;
  readonly list: ProductList;
  readonly order: SortOrder<IndexedProduct>;
}

/** A shopper's search, before filters. Records corrected spelling for the response's extensions. */
export function searchProducts(args: ProductSearchArgs, { search, corrections }: Context): ProductSearch {
  const found = search.text(args.query, args.prefixes);
  if (found.correctedTo !== undefined)
    corrections.push({ query: args.query, correctedTo: found.correctedTo });
  const order = searchOrder(args.sortKey, found.score);
  return {
    found,
    list:
      args.unavailableProducts === "HIDE"
        ? productList(
            `available ${found.list.key}`,
            found.list.products.filter(({ available }) => available),
          )
        : found.list,
    order: args.unavailableProducts === "SHOW" ? order : soldOutLast(order, args.reverse),
  };
}
