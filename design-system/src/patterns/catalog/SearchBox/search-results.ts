import { suggestionsShown } from "../../../constants.ts";
import type { Amount } from "../../../components/Price/money.ts";
import type { ImageSource } from "../Image/Image.tsx";

export interface FoundProduct {
  href: string;
  title: string;
  brand: string;
  image?: ImageSource | undefined;
  price: Amount;
  retailPrice?: Amount | undefined;
}

/** The results for the typed text. `failed` shows no list, but Enter still searches. */
export type SearchResults =
  | { status: "idle" | "loading" | "failed" }
  | { status: "ready"; suggestions: readonly string[]; products: readonly FoundProduct[] };

/** An option in the list. Suggestions and recent searches link to a search, products to their page. */
export type SearchOption =
  | { kind: "suggestion" | "recent"; id: string; href: string; text: string }
  | { kind: "product"; id: string; href: string; product: FoundProduct };

/** The URL of a search, or the search page if the text is empty. */
export function searchHref(action: string, text: string): string {
  const trimmed = text.trim();
  return trimmed === "" ? action : `${action}?${new URLSearchParams({ text: trimmed })}`;
}

/** The options in order: at most three suggestions, then products. */
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

/** The shopper's recent searches, shown while the field is empty. */
export function recentOptions(searches: readonly string[], action: string, listId: string): SearchOption[] {
  return searches.map((text, index) => ({
    kind: "recent",
    id: `${listId}-recent-${index}`,
    href: searchHref(action, text),
    text,
  }));
}

/** The index of the option that an arrow key moves to, wrapping around. -1 is the field itself. */
export function movedTo(active: number, key: "ArrowDown" | "ArrowUp", count: number): number {
  const places = count + 1;
  const step = key === "ArrowDown" ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}
