import { suggestionsShown } from "../../constants.ts";
import type { Amount } from "../../components/Price/money.ts";
import type { PictureSource } from "../Picture/Picture.tsx";

export interface FoundProduct {
  href: string;
  title: string;
  brand: string;
  picture?: PictureSource | undefined;
  price: Amount;
  retailPrice?: Amount | undefined;
}

/** What is known about the typed text. `failed` shows no list: Enter still searches. */
export type SearchResults =
  | { status: "idle" | "loading" | "failed" }
  | { status: "ready"; suggestions: readonly string[]; products: readonly FoundProduct[] };

/** One line of the list. All are links: a suggestion or an earlier search to the search for its text, a product to its page. */
export type SearchOption =
  | { kind: "suggestion" | "recent"; id: string; href: string; text: string }
  | { kind: "product"; id: string; href: string; product: FoundProduct };

/** The address that a search for the text leads to: the plain path for an empty one (specification A2). */
export function searchHref(action: string, text: string): string {
  const trimmed = text.trim();
  return trimmed === "" ? action : `${action}?${new URLSearchParams({ text: trimmed })}`;
}

/** The lines of the list in their order: at most three suggestions, then the products. */
export function searchOptions(results: SearchResults, action: string, listId: string): SearchOption[] {
  if (results.status !== "ready") return [];
  const suggestions = results.suggestions.slice(0, suggestionsShown);
  return [
    ...suggestions.map((text, index) => ({
      kind: "suggestion" as const,
      id: `${listId}-suggestion-${index}`,
      href: searchHref(action, text),
      text,
    })),
    ...results.products.map((product, index) => ({
      kind: "product" as const,
      id: `${listId}-product-${index}`,
      href: product.href,
      product,
    })),
  ];
}

/** The shopper's own searches of late, for a field in which nothing is typed yet. */
export function recentOptions(searches: readonly string[], action: string, listId: string): SearchOption[] {
  return searches.map((text, index) => ({
    kind: "recent",
    id: `${listId}-recent-${index}`,
    href: searchHref(action, text),
    text,
  }));
}

/** The line that an arrow key leads to, round and round; -1 is the field itself. */
export function movedTo(active: number, key: "ArrowDown" | "ArrowUp", count: number): number {
  const places = count + 1;
  const step = key === "ArrowDown" ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}
