import { useEffect, useRef, useState } from "react";
import { delays } from "~/constants";
import { usePublicSettings } from "~/settings/public-settings";
import type { Suggest, Suggestions } from "./predictive-search";

export type SuggestionState =
  | { readonly status: "idle" | "loading" | "failed" }
  | { readonly status: "ready"; readonly suggestions: Suggestions };

interface Answer {
  readonly query: string;
  /** Null if loading failed. */
  readonly suggestions: Suggestions | null;
}

/** A search to offer if there are products but no suggested searches. */
const fallback = ["dresses", "jeans", "handbags"];

/** Debounced suggestions as the shopper types. A new text aborts the previous request. */
export function useSuggestions(text: string): SuggestionState {
  const settings = usePublicSettings();
  const suggest = useRef<Promise<Suggest> | null>(null);
  const [answer, setAnswer] = useState<Answer>({ query: "", suggestions: null });
  const query = text.trim();

  useEffect(() => {
    if (query === "") return undefined;
    const controller = new AbortController();
    const loadSuggestions = async () => {
      suggest.current ??= import("./predictive-search").then((module) =>
        module.openPredictiveSearch(settings),
      );
      const suggestions = await suggest.current
        .then((suggest) => suggest(query, controller.signal))
        .catch(() => {
          suggest.current = null;
          return null;
        });
      if (!controller.signal.aborted) setAnswer({ query, suggestions });
    };
    const rest = setTimeout(() => void loadSuggestions(), delays.searchDebounce);
    return () => {
      clearTimeout(rest);
      controller.abort();
    };
  }, [query, settings]);

  if (query === "") return { status: "idle" };
  if (answer.query !== query) return { status: "loading" };
  if (!answer.suggestions) return { status: "failed" };
  return { status: "ready", suggestions: withFallback(answer.suggestions) };
}

function withFallback(found: Suggestions): Suggestions {
  const isShort = found.queries.length === 0 && found.products.length > 0;
  return isShort ? { ...found, queries: fallback } : found;
}
