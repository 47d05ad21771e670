export function memoryStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as unknown as Storage;
}

/** Opens tabs of one browser, which share local storage but have their own session storage. */
export function newBrowser(): () => Window {
  const localStorage = memoryStorage();
  return () =>
    Object.assign(new EventTarget(), { localStorage, sessionStorage: memoryStorage() }) as unknown as Window;
}
