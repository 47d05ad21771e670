import type { ReactNode } from "react";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { SearchIcon } from "../../../primitives/Icon/icons.tsx";
import { productGridStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { ProductCardSkeleton } from "../ProductCard/ProductCardSkeleton.tsx";
import * as css from "./ProductGrid.css.ts";

export interface ProductGridProps<Item> extends RootProps<"ul"> {
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  keyOf: (item: Item) => string;
  /** The number of skeletons to show while products load. */
  loading?: number;
  /** The number of empty places to reserve after the products, so that nothing moves when more arrive. */
  reserved?: number;
  /** Content for the first empty place, such as a link to a page with all products. */
  reservedAction?: ReactNode;
  /** Advice for when there are no products. */
  emptyHint?: ReactNode;
  /** An action for when there are no products, such as a link to all of them. */
  emptyAction?: ReactNode;
  labels?: Partial<typeof productGridStrings> | undefined;
  className?: string | undefined;
}

/** A listing's products, their skeletons, or "No results". */
export function ProductGrid<Item>({
  items,
  renderItem,
  keyOf,
  loading = 0,
  reserved = 0,
  reservedAction,
  emptyHint,
  emptyAction,
  labels: given,
  className,
  ...rest
}: ProductGridProps<Item>): ReactNode {
  const labels = useLabels(productGridStrings, given);
  if (loading === 0 && items.length === 0) {
    return (
      <EmptyState
        title={labels.empty}
        icon={<SearchIcon />}
        action={emptyAction}
        className={classNames(css.empty, className)}
      >
        {emptyHint}
      </EmptyState>
    );
  }
  return (
    <ul
      role="list"
      {...rest}
      className={classNames(css.grid, className)}
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
      {Array.from({ length: reserved }, (_, index) =>
        index === 0 && reservedAction ? (
          <li key={index} className={css.place}>
            <div className={css.action}>{reservedAction}</div>
          </li>
        ) : (
          <li key={index} className={classNames(css.place, css.scripted)} aria-hidden="true" />
        ),
      )}
    </ul>
  );
}
