import type { CardProduct } from "./card-product";

/** How many places forward a card may move, so that the best matches stay near the front. */
const reach = 5;

/** Of the next few cards, picks the one whose title shares the fewest words: titles alone tell cut and fabric. */
export function separateSimilarCards(cards: readonly CardProduct[]): CardProduct[] {
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
