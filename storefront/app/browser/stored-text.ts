import { resultOrNull } from "./result-or-null";

/**
 * A browser may deny what it has: with cookies blocked, even reading `window.localStorage` throws. So only the modules of
 * this folder use storage, channels, locks, caches and service workers.
 */

/** Reads local storage. Null if nothing is stored or the browser denies access. */
export const readStored = (key: string): string | null => resultOrNull(() => localStorage.getItem(key));

/**
 * Writes local storage; null removes the key. If the browser denies access or the storage is full, the value is lost when
 * the page closes.
 */
export const writeStored = (key: string, text: string | null): void =>
  void resultOrNull(() => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)));

/** Reads this tab's storage. Null if nothing is stored or the browser denies access. */
export const readOfTab = (key: string): string | null => resultOrNull(() => sessionStorage.getItem(key));

/** Calls the listener when another tab changes the key or this one calls `notifyStored`. Returns a function to stop. */
export function subscribeToStored(key: string, listener: () => void): () => void {
  /** The key is null when all of local storage was cleared. */
  const follow = (event: StorageEvent): void => {
    if ((event.key ?? key) === key) listener();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

/** Browsers fire `storage` only in other tabs. */
export function notifyStored(key: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

/** The entries of a stored JSON list; empty if anything else is stored. */
export function listOf(text: string | null): readonly unknown[] {
  const list = resultOrNull<unknown>(() => JSON.parse(text ?? "[]"));
  return Array.isArray(list) ? list : [];
}

/** The entries of a stored JSON list of strings; empty if anything else is stored. */
export function textsOf(text: string | null): string[] {
  return listOf(text).filter((entry) => typeof entry === "string");
}
