import { useEffect, useMemo, useSyncExternalStore } from "react";
import { keepRecent, onRecentChange, readRecent, storedRecent } from "./recent-searches";

/** The searches of late on this device; `searched` is one of them from now on. */
export function useRecentSearches(searched: string): readonly string[] {
  const stored = useSyncExternalStore(onRecentChange, storedRecent, () => "");
  useEffect(() => {
    if (searched) keepRecent(searched);
  }, [searched]);
  return useMemo(() => readRecent(stored), [stored]);
}
