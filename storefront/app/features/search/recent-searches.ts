import { storageKeys } from "~/lib/constants";

/** More than these nobody remembers having typed. */
const kept = 5;

const listeners = new Set<() => void>();

/** Tells of every change, those of other tabs among them. */
export function onRecentChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** As it is stored; "" for nothing. */
export function storedRecent(): string {
  try {
    return localStorage.getItem(storageKeys.recentSearches) ?? "";
  } catch {
    // A browser may refuse its storage.
    return "";
  }
}

/** What was searched for on this device, the latest first. Nothing leaves it. */
export function readRecent(stored = storedRecent()): string[] {
  const list = parse(stored);
  if (!Array.isArray(list)) return [];
  return list.filter((search) => typeof search === "string").slice(0, kept);
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
  write([search, ...others].slice(0, kept));
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
  for (const tell of listeners) tell();
}
