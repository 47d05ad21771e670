/** A browser's storage, in memory. */
export function memoryStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as unknown as Storage;
}

/** Opens tabs of one browser: they share local storage, and each has its own session storage. */
export function newBrowser(): () => Window {
  const localStorage = memoryStorage();
  return () => ({ localStorage, sessionStorage: memoryStorage() }) as unknown as Window;
}
