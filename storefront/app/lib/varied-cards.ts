import type { CardProduct } from "./product-card";

/** How far ahead a card may be taken: what is most alike stays in front. */
const reach = 5;

/**
 * The same cards, in nearly the same order, so that neighbours are not the same garment in the same cloth again: after
 * each card comes that of the next few whose title has the fewest words in common with it. Titles are all that a
 * catalogue says of silhouette and cloth.
 */
export function variedCards(cards: readonly CardProduct[]): CardProduct[] {
  const waiting = [...cards];
  const varied = waiting.splice(0, 1);
  while (waiting.length > 0) {
    const before = wordsOf(varied.at(-1));
    const shared = waiting.slice(0, reach).map((card) => countShared(wordsOf(card), before));
    varied.push(...waiting.splice(shared.indexOf(Math.min(...shared)), 1));
  }
  return varied;
}

function wordsOf(card: CardProduct | undefined): Set<string> {
  return new Set((card?.title ?? "").toLowerCase().match(/\p{L}{3,}/gu));
}

function countShared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((word) => others.has(word)).length;
}
