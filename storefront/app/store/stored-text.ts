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
