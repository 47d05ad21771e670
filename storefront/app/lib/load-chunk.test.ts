import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkFailure, loadChunk } from "./load-chunk";

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", { location: { pathname: "/products/dress", reload } });
});

afterEach(() => vi.unstubAllGlobals());

test("a missing script reloads the page once, then it is said", async () => {
  void loadChunk(missing)();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadChunk(missing)()).rejects.toThrow(ChunkFailure);
  expect(reload).toHaveBeenCalledOnce();
});

test("a script that came makes the next missing one worth a reload again", async () => {
  void loadChunk(missing)();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await loadChunk(() => Promise.resolve("here"))();
  void loadChunk(missing)();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test("without a network the page stays and says that a part is missing", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  await expect(loadChunk(missing)()).rejects.toThrow("Loading chunk failed");
  expect(reload).not.toHaveBeenCalled();
});
