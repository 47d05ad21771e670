import { storageKeys } from "~/lib/constants";

/** More than these nobody remembers having typed. */
const kept = 5;

/** What was searched for on this device, the latest first. Nothing leaves it. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.recentSearches) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((search) => typeof search === "string").slice(0, kept);
  } catch {
    // No storage, or something else in it.
    return [];
  }
}

/** Both say what is kept then. */
export function keepRecent(search: string): string[] {
  const others = readRecent().filter((other) => other.toLowerCase() !== search.toLowerCase());
  return write([search, ...others].slice(0, kept));
}

export function forgetRecent(search: string): string[] {
  return write(readRecent().filter((other) => other !== search));
}

function write(list: string[]): string[] {
  try {
    localStorage.setItem(storageKeys.recentSearches, JSON.stringify(list));
  } catch {
    // Then it is remembered until the page is left.
  }
  return list;
}
