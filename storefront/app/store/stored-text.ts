/** Reads local storage. Null if nothing is stored or the browser denies access. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes local storage; null removes the key. Does nothing if the browser denies access or the storage is full. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The value is then lost when the page closes.
  }
}

/** Calls the listener when another tab changes the key or this one calls `notifyStored`. Returns a function to stop. */
export function subscribeToStored(key: string, listener: () => void): () => void {
  /** The key is null when all of local storage was cleared. */
  const follow = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
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
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The entries of a stored JSON list of strings; empty if anything else is stored. */
export function textsOf(text: string | null): string[] {
  return listOf(text).filter((entry) => typeof entry === "string");
}
