import { useEffect, useRef, useState } from "react";
import { delays } from "~/lib/constants";
import { usePublicSettings } from "~/lib/public-settings";
import type { Suggest, Suggestions } from "./predictive-search";

export type SuggestionState =
  | { readonly status: "idle" | "loading" | "failed" }
  | { readonly status: "ready"; readonly suggestions: Suggestions };

interface Answer {
  readonly query: string;
  /** Null when the service could not be asked. */
  readonly suggestions: Suggestions | null;
}

/** What to search for when products are found and nothing is suggested (HEAD-4). */
const fallback = ["dresses", "jeans", "handbags"];

/** Suggestions for a text as it is typed: asked for after a short rest, and the asking before is given up. */
export function useSuggestions(text: string): SuggestionState {
  const settings = usePublicSettings();
  const suggest = useRef<Promise<Suggest> | null>(null);
  const [answer, setAnswer] = useState<Answer>({ query: "", suggestions: null });
  const query = text.trim();

  useEffect(() => {
    if (query === "") return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      suggest.current ??= import("./predictive-search").then((module) =>
        module.openPredictiveSearch(settings),
      );
      const suggestions = await suggest.current
        .then((suggest) => suggest(query, leaving.signal))
        .catch(() => {
          suggest.current = null;
          return null;
        });
      if (!leaving.signal.aborted) setAnswer({ query, suggestions });
    };
    const rest = setTimeout(() => void ask(), delays.searchDebounce);
    return () => {
      clearTimeout(rest);
      leaving.abort();
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
