import { afterEach, expect, test, vi } from "vitest";
import { ChunkFailure, loadChunk } from "./load-chunk";

afterEach(() => {
  vi.useRealTimers();
});

test("loading resolves with the module", async () => {
  await expect(loadChunk(() => Promise.resolve("here"))()).resolves.toBe("here");
});

test("loading rejects with a ChunkFailure if the script is missing, and retries on the next call", async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce("here");
  const loading = loadChunk(load);
  await expect(loading()).rejects.toThrow("Loading chunk failed");
  await expect(loading()).resolves.toBe("here");
});

test.each([
  ["two minutes", undefined, 120_000],
  ["a limit of its own", 5000, 5000],
])("loading rejects after %s", async (_limit, limit, milliseconds) => {
  vi.useFakeTimers();
  let isRejected = false;
  const loading = loadChunk(() => new Promise(() => undefined), limit)().catch((error: unknown) => {
    isRejected = error instanceof ChunkFailure;
  });
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(isRejected).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(isRejected).toBe(true);
});
