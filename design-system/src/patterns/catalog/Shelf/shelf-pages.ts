export function pageCount(items: number, perPage: number): number {
  return Math.max(1, Math.ceil(items / perPage));
}

/** How many items from the start must repeat after the last one to fill a short last page. */
export function fillCount(items: number, perPage: number): number {
  if (items <= perPage) return 0;
  const rest = items % perPage;
  return rest === 0 ? 0 : perPage - rest;
}

/** The index of the next or previous page, wrapping around. */
export function turnedPage(page: number, by: 1 | -1, pages: number): number {
  return (page + by + pages) % pages;
}
