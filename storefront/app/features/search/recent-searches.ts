import { storageKeys } from "~/constants";

/** The number of searches to keep. */
const maximum = 5;

const listeners = new Set<() => void>();

/** Calls back after every change, including those of other tabs. */
export function onRecentChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The stored text; "" if there is none. */
export function storedRecent(): string {
  try {
    return localStorage.getItem(storageKeys.recentSearches) ?? "";
  } catch {
    // The browser may deny access to its storage.
    return "";
  }
}

/** The searches on this device, latest first. The list never leaves it. */
export function readRecent(stored = storedRecent()): string[] {
  const list = parse(stored);
  if (!Array.isArray(list)) return [];
  return list.filter((search) => typeof search === "string").slice(0, maximum);
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

export function keepRecent(search: string): void {
  const others = readRecent().filter((other) => other.toLowerCase() !== search.toLowerCase());
  write([search, ...others].slice(0, maximum));
}

export function forgetRecent(search: string): void {
  write(readRecent().filter((other) => other !== search));
}

function write(list: readonly string[]): void {
  try {
    localStorage.setItem(storageKeys.recentSearches, JSON.stringify(list));
  } catch {
    // Then it is not remembered.
  }
  for (const listener of listeners) listener();
}
