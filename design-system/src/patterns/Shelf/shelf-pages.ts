/** How many pages a shelf turns through. */
export function pageCount(items: number, perPage: number): number {
  return Math.max(1, Math.ceil(items / perPage));
}

/** How many of the first items stand again after the last one, so that a short last page is full (specification A2). */
export function fillCount(items: number, perPage: number): number {
  if (items <= perPage) return 0;
  const rest = items % perPage;
  return rest === 0 ? 0 : perPage - rest;
}

/** The page after a turn. Beyond the last comes the first, before the first the last. */
export function turnedPage(page: number, by: 1 | -1, pages: number): number {
  return (page + by + pages) % pages;
}
