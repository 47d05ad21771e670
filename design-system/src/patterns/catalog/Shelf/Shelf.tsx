import { Fragment, type ReactNode } from "react";
import { ShelfRow, type ShelfRowProps } from "./ShelfRow.tsx";

export interface ShelfProps<Item> extends Omit<ShelfRowProps, "cards" | "keys"> {
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  keyOf: (item: Item) => string;
}

/** A scrolling row of products. Its buttons move by whole pages and wrap around. */
export function Shelf<Item>({ items, renderItem, keyOf, ...rest }: ShelfProps<Item>): ReactNode {
  if (!rest.loading && items.length === 0) return null;
  const cards = items.map((item, index) => <Fragment key={keyOf(item)}>{renderItem(item, index)}</Fragment>);
  return <ShelfRow {...rest} cards={cards} keys={items.map(keyOf)} />;
}
