import type { Context } from "../context.ts";
import { productList, type ProductList } from "../search/catalogue-index.ts";
import type { Found } from "../search/catalogue-search.ts";
import type { IndexedProduct } from "../search/indexed-product.ts";
import type { Order } from "../search/page.ts";
import { searchOrder, soldOutLast } from "../search/product-order.ts";
import type { Prefixes } from "../search/query-match.ts";

export interface ProductSearchArgs {
  readonly query: string;
  readonly prefixes: Prefixes;
  readonly sortKey: string;
  readonly reverse: boolean;
  /** `SearchUnavailableProductsType` of the schema; null is LAST, as it says. */
  readonly unavailableProducts?: "HIDE" | "LAST" | "SHOW" | null | undefined;
}

export interface ProductSearch {
  readonly found: Found;
  readonly list: ProductList;
  readonly order: Order<IndexedProduct>;
}

/** A shopper's search, before filters. A mended spelling is noted for the answer's extensions. */
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
