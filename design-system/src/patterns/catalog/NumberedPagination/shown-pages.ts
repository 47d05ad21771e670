/**
 * The page numbers to show, in order, and null for each gap: the first, the last, and those around the current one. There
 * are always as many, so that links stay in place, and a gap never stands for a single page.
 */
export function shownPages(page: number, pages: number): readonly (number | null)[] {
  const most = 7;
  const range = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
  if (pages <= most) return range(1, pages);
  if (page <= 4) return [...range(1, 5), null, pages];
  if (page >= pages - 3) return [1, null, ...range(pages - 4, pages)];
  return [1, null, page - 1, page, page + 1, null, pages];
}
