const lists = new Map<string, Element>();

/**
 * Keeps the elements whose cards a document came with (their `data-cards` names them). Should React begin the page anew
 * they leave it, but they still show what they showed. To be called before `hydrateRoot`.
 */
export function keepLists(page: Document): void {
  for (const list of page.querySelectorAll("[data-cards]"))
    lists.set(list.getAttribute("data-cards") ?? "", list);
}

/** Throws when the document came without it: an empty list would be a lie. */
export function listInPage(name: string): Element {
  const list = lists.get(name);
  if (!list) throw new Error(`There are no cards of "${name}" in the page`);
  return list;
}
