import { useEffect, useMemo, useSyncExternalStore } from "react";
import { keepRecent, onRecentChange, readRecent, storedRecent } from "./recent-searches";

/** This browser's recent searches. Adds `searched` to them. */
export function useRecentSearches(searched: string): readonly string[] {
  const stored = useSyncExternalStore(onRecentChange, storedRecent, () => "");
  useEffect(() => {
    if (searched) keepRecent(searched);
  }, [searched]);
  return useMemo(() => readRecent(stored), [stored]);
}
