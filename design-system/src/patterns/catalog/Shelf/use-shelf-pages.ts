import { useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { fillCount, pageCount, turnedPage } from "./shelf-pages.ts";

interface ShelfPages {
  list: RefObject<HTMLUListElement | null>;
  /** How many items from the start repeat at the end. */
  filled: number;
  /** The page of the last click, counted from 1; null before the first one. */
  turned: readonly [page: number, of: number] | null;
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
    const { columnGap, direction, gridTemplateRows } = getComputedStyle(strip);
    const gap = Number.parseFloat(columnGap);
    const step = gap + (strip.firstElementChild?.getBoundingClientRect().width ?? 0);
    // The padding for focus rings is narrower than a card.
    const columns = Math.floor((strip.clientWidth + gap) / step);
    const perPage = columns * gridTemplateRows.split(" ").length;
    const pageWidth = columns * step;
    const pages = pageCount(items, perPage);
    const current = Math.round(Math.abs(strip.scrollLeft) / pageWidth);
    const page = turnedPage(current, by, pages);
    // Repeated items must render before the row can scroll to a full last page.
    flushSync(() => {
      setFilled(fillCount(items, perPage));
      setTurned([page + 1, pages]);
    });
    strip.scrollTo({ left: (direction === "rtl" ? -page : page) * pageWidth });
  }

  return { list, filled, turned, turnPage };
}
