/** A word of the catalog's vocabulary. */
export interface Term {
  readonly slug: string;
  readonly name: string;
}

/** The display name of a slug. Words outside the vocabulary stay readable: "hot-pink" becomes "Hot pink". */
export function termName(terms: readonly Term[], slug: string): string {
  return terms.find((term) => term.slug === slug)?.name ?? capitalized(slug.replaceAll(/[-_]/g, " "));
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
