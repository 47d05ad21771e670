import { useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { fillCount, pageCount, turnedPage } from "./shelf-pages.ts";

interface ShelfPages {
  list: RefObject<HTMLUListElement | null>;
  /** How many items from the start repeat at the end. */
  filled: number;
  /** The page of the last click; null before the first one. */
  turned: { page: number; of: number } | null;
  turnPage: (by: 1 | -1) => void;
}

/** The row's pages in its current layout. CSS decides the number of columns, scrolling the position. */
export function useShelfPages(items: number): ShelfPages {
  const list = useRef<HTMLUListElement>(null);
  const [filled, setFilled] = useState(0);
  const [turned, setTurned] = useState<ShelfPages["turned"]>(null);

  function turnPage(by: 1 | -1): void {
    const strip = list.current;
    if (!strip) return;
    const layout = layoutOf(strip);
    const perPage = layout.columns * layout.rows;
    const pages = pageCount(items, perPage);
    const current = Math.min(pages - 1, Math.round(layout.offset / layout.pageWidth));
    const page = turnedPage(current, by, pages);
    // Repeated items must render before the row can scroll to a full last page.
    flushSync(() => {
      setFilled(fillCount(items, perPage));
      setTurned({ page, of: pages });
    });
    strip.scrollTo({ left: layout.direction * page * layout.pageWidth });
  }

  return { list, filled, turned, turnPage };
}

interface Layout {
  columns: number;
  rows: number;
  /** The distance between the starts of two pages, in pixels. */
  pageWidth: number;
  /** How far the row has scrolled, in pixels, in either writing direction. */
  offset: number;
  direction: 1 | -1;
}

function layoutOf(strip: HTMLElement): Layout {
  const style = getComputedStyle(strip);
  const [first] = strip.children;
  const cell = first?.getBoundingClientRect().width ?? strip.clientWidth;
  const gap = Number.parseFloat(style.columnGap) || 0;
  const inner =
    strip.clientWidth -
    Number.parseFloat(style.paddingInlineStart) -
    Number.parseFloat(style.paddingInlineEnd);
  const columns = Math.max(1, Math.round((inner + gap) / (cell + gap)));
  return {
    columns,
    rows: style.gridTemplateRows.split(" ").length,
    pageWidth: columns * (cell + gap),
    offset: Math.abs(strip.scrollLeft),
    direction: style.direction === "rtl" ? -1 : 1,
  };
}
