import { priceWords } from "~/messages/en/search-words";
import { phraseEnd, type SearchToken } from "./search-tokens";

interface PriceRange {
  readonly end: number;
  readonly minPrice?: string;
  readonly maxPrice?: string;
}

interface Amount {
  readonly end: number;
  readonly value: string;
  /** Whether the shopper wrote a currency. */
  readonly isPrice: boolean;
}

/** The price range that starts at a token: "under $50", "$20 to $40", "50 or less", "$50". */
export function readPrice(tokens: readonly SearchToken[], at: number): PriceRange | null {
  const below = limitAt(tokens, at, priceWords.below);
  if (below) return { end: below.end, maxPrice: below.value };
  const above = limitAt(tokens, at, priceWords.above);
  if (above) return { end: above.end, minPrice: above.value };
  const around = limitAt(tokens, at, priceWords.around);
  if (around) return { end: around.end, minPrice: partOf(around, 4), maxPrice: partOf(around, 6) };
  return rangeAt(tokens, at) ?? afterAmount(tokens, at);
}

function limitAt(tokens: readonly SearchToken[], at: number, phrases: readonly string[]): Amount | null {
  const end = phraseEnd(tokens, at, phrases);
  return end === 0 ? null : amountAt(tokens, end);
}

/** Fifths of an amount. */
function partOf({ value }: Amount, fifths: number): string {
  return String(Math.round((Number(value) * fifths) / 5));
}

function rangeAt(tokens: readonly SearchToken[], at: number): PriceRange | null {
  const start = phraseEnd(tokens, at, priceWords.between);
  const first = amountAt(tokens, start || at);
  if (!first) return null;
  const isDash = /^[-–—]$/.test(tokens[first.end]?.before ?? "");
  const joined = isDash ? first.end : phraseEnd(tokens, first.end, priceWords.and);
  const second = joined === 0 ? null : amountAt(tokens, joined);
  if (!second || !(start > 0 || first.isPrice || second.isPrice)) return null;
  return { end: second.end, minPrice: first.value, maxPrice: second.value };
}

/** "$50" alone is the most that a shopper wants to pay. */
function afterAmount(tokens: readonly SearchToken[], at: number): PriceRange | null {
  const amount = amountAt(tokens, at);
  if (!amount) return null;
  const { value } = amount;
  const less = phraseEnd(tokens, amount.end, priceWords.orLess);
  const more = phraseEnd(tokens, amount.end, priceWords.orMore);
  if (less > 0) return { end: less, maxPrice: value };
  if (more > 0) return { end: more, minPrice: value };
  return amount.isPrice ? { end: amount.end, maxPrice: value } : null;
}

function amountAt(tokens: readonly SearchToken[], at: number): Amount | null {
  const word = tokens[at]?.word ?? "";
  const [, before, digits, after] = /^(\p{Sc})?(\d{1,6}(?:\.\d{1,3})?)(\p{Sc})?$/u.exec(word) ?? [];
  const value = digits ?? spelledNumber(word);
  if (value === undefined) return null;
  const end = phraseEnd(tokens, at + 1, priceWords.currency);
  return { end: end || at + 1, value, isPrice: Boolean(before ?? after) || end > 0 };
}

function spelledNumber(word: string): string | undefined {
  const numbers: Readonly<Record<string, number>> = priceWords.numbers;
  return Object.hasOwn(numbers, word) ? String(numbers[word]) : undefined;
}
