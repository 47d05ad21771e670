/** A list without what is no longer there: between listing a product and reading it, another process may delete it. */
export function present<Item>(items: readonly (Item | null)[]): Item[] {
  return items.filter((item) => item !== null);
}
