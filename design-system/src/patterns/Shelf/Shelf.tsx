import { useId, type ReactNode } from "react";
import { shelfColumns } from "../../constants.ts";
import { shelfStrings } from "../../strings.ts";
import { ProductCardSkeleton } from "../ProductCard/ProductCardSkeleton.tsx";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";
import { ShelfButtons } from "./ShelfButtons.tsx";
import * as css from "./Shelf.css.ts";
import { useShelfPages } from "./use-shelf-pages.ts";

export interface ShelfProps<Item> {
  title: string;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  keyOf: (item: Item) => string;
  /** Columns of a page on a desktop (specification A9). */
  columns?: 3 | 4 | 5;
  /** Two rows hold only above 768 px. */
  rows?: 1 | 2;
  link?: { href: string; label: string };
  loading?: boolean;
  headingLevel?: 2 | 3;
  labels?: typeof shelfStrings;
  className?: string;
}

/** A strip that scrolls by itself; its buttons turn whole pages, past the last to the first (specification A2). */
export function Shelf<Item>(props: ShelfProps<Item>) {
  const { title, items, renderItem, keyOf, columns = shelfColumns.default, rows = 1 } = props;
  const { link, loading = false, headingLevel = 2, labels = shelfStrings, className } = props;
  const id = useId();
  const pages = useShelfPages(items.length);
  if (!loading && items.length === 0) return null;
  const strip = [css.strip, css.perPage[columns], rows === 2 && css.twoRows].filter(Boolean).join(" ");
  const fitsOnePage = items.length <= columns * rows;
  return (
    <section
      className={[css.root, className].filter(Boolean).join(" ")}
      aria-labelledby={id}
      aria-busy={loading}
      data-component="shelf"
    >
      <SectionHeading id={id} title={title} level={headingLevel} {...(link ? { link } : undefined)}>
        {loading ? null : (
          <ShelfButtons
            className={fitsOnePage ? css.single : undefined}
            previous={labels.previous(title)}
            next={labels.next(title)}
            onTurn={pages.turn}
          />
        )}
      </SectionHeading>
      <ul role="list" ref={pages.list} className={strip} data-part="strip">
        {loading
          ? Array.from({ length: columns * rows }, (_, index) => (
              <li key={index} className={css.item}>
                <ProductCardSkeleton />
              </li>
            ))
          : items.map((item, index) => (
              <li key={keyOf(item)} className={css.item}>
                {renderItem(item, index)}
              </li>
            ))}
        {items.slice(0, pages.filled).map((item, index) => (
          <li key={`again ${keyOf(item)}`} className={`${css.item} ${css.filler}`}>
            {renderItem(item, index)}
          </li>
        ))}
      </ul>
      <p role="status" className={css.status}>
        {loading ? labels.loading : pages.turned ? labels.page(pages.turned.page + 1, pages.turned.of) : ""}
      </p>
    </section>
  );
}
