import { useEffect, useState } from "react";
import { delays } from "~/shop/constants";
import { fetchJson } from "~/http/fetch-json";
import { type Suggestions, suggestionsPath } from "./suggestions";

export type SuggestionState =
  | { readonly status: "idle" | "loading" | "failed" }
  | { readonly status: "ready"; readonly suggestions: Suggestions };

interface Loaded {
  readonly query: string;
  /** Null if loading failed. */
  readonly suggestions: Suggestions | null;
}

/** A search to offer if there are products but no suggested searches. */
const fallback = ["dresses", "jeans", "handbags"];

/** Debounced suggestions as the shopper types. A new text aborts the previous request. */
export function useSuggestions(text: string): SuggestionState {
  const [loaded, setLoaded] = useState<Loaded>({ query: "", suggestions: null });
  const query = text.trim();

  useEffect(() => {
    if (query === "") return undefined;
    const controller = new AbortController();
    const loadSuggestions = async () => {
      const path = suggestionsPath(query);
      const suggestions = await fetchJson<Suggestions>(path, controller.signal).catch(() => null);
      if (!controller.signal.aborted) setLoaded({ query, suggestions });
    };
    const rest = setTimeout(() => void loadSuggestions(), delays.searchDebounce);
    return () => {
      clearTimeout(rest);
      controller.abort();
    };
  }, [query]);

  if (query === "") return { status: "idle" };
  if (loaded.query !== query) return { status: "loading" };
  if (!loaded.suggestions) return { status: "failed" };
  return { status: "ready", suggestions: withFallback(loaded.suggestions) };
}

function withFallback(found: Suggestions): Suggestions {
  const isShort = found.queries.length === 0 && found.products.length > 0;
  return isShort ? { ...found, queries: fallback } : found;
}
