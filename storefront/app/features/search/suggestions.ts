import type { CardProduct } from "~/catalog/card-product";

export interface Suggestions {
  readonly queries: readonly string[];
  readonly products: readonly CardProduct[];
}

/** The platform's limit. */
export const longestQuery = 255;

export function suggestionsPath(text: string): string {
  return `/suggestions?${new URLSearchParams({ text: text.slice(0, longestQuery) })}`;
}
