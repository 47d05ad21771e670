import type { ReactNode } from "react";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { classNames } from "../../css/class-names.ts";
import { productGridStrings } from "../../strings.ts";
import { ProductCardSkeleton } from "../ProductCard/ProductCardSkeleton.tsx";
import * as css from "./ProductGrid.css.ts";

export interface ProductGridProps<Item> {
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  keyOf: (item: Item) => string;
  /** So many skeletons stand in while products are on their way. */
  loading?: number;
  /** What can be done about an empty grid, in words. */
  emptyHint?: ReactNode;
  /** What an empty grid offers besides its words, such as a link to all pieces. */
  emptyAction?: ReactNode;
  labels?: typeof productGridStrings;
  className?: string | undefined;
}

/** What a listing shows: a list of cards, their skeletons, or "No results" (specification A8). */
export function ProductGrid<Item>(props: ProductGridProps<Item>): ReactNode {
  const { items, renderItem, keyOf, loading = 0, labels = productGridStrings } = props;
  if (loading === 0 && items.length === 0) {
    return (
      <EmptyState title={labels.empty} action={props.emptyAction} className={props.className}>
        {props.emptyHint}
      </EmptyState>
    );
  }
  return (
    <ul
      role="list"
      className={classNames(css.grid, props.className)}
      aria-busy={loading > 0}
      data-component="product-grid"
    >
      {loading > 0
        ? Array.from({ length: loading }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))
        : items.map((item, index) => <li key={keyOf(item)}>{renderItem(item, index)}</li>)}
    </ul>
  );
}
