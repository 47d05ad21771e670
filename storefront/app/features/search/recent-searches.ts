import { useEffect, useMemo, useSyncExternalStore } from "react";
import * as storageKeys from "~/shop/storage-keys";
import { notifyStored, readStored, subscribeToStored, textsOf, writeStored } from "~/browser/stored-text";

const maximum = 5;

/** This browser's recent searches. Adds `searched` to them. */
export function useRecentSearches(searched: string): readonly string[] {
  const stored = useSyncExternalStore(onRecentChange, storedRecent, () => "");
  useEffect(() => {
    if (searched) keepRecent(searched);
  }, [searched]);
  return useMemo(() => readRecent(stored), [stored]);
}

const onRecentChange = (listener: () => void) => subscribeToStored(storageKeys.recentSearches, listener);

/** The stored text; "" if there is none. */
function storedRecent(): string {
  return readStored(storageKeys.recentSearches) ?? "";
}

/** This browser's searches, most recent first. The list never leaves the browser. */
export function readRecent(stored = storedRecent()): string[] {
  return textsOf(stored).slice(0, maximum);
}

export function keepRecent(search: string): void {
  const others = readRecent().filter((other) => other.toLowerCase() !== search.toLowerCase());
  writeRecent([search, ...others].slice(0, maximum));
}

export function forgetRecent(search: string): void {
  writeRecent(readRecent().filter((other) => other !== search));
}

function writeRecent(list: readonly string[]): void {
  writeStored(storageKeys.recentSearches, JSON.stringify(list));
  notifyStored(storageKeys.recentSearches);
}
