/** A browser's storage, in memory. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

/** What the tabs of one browser share, and what each has of its own. */
export function tabs(): () => Window {
  const localStorage = memoryStorage();
  return () => ({ localStorage, sessionStorage: memoryStorage() }) as unknown as Window;
}
