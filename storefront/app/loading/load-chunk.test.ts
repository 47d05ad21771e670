import { afterEach, expect, test, vi } from "vitest";
import { ChunkFailure, loadChunk } from "./load-chunk";

afterEach(() => {
  vi.useRealTimers();
});

test("resolves with the module", async () => {
  await expect(loadChunk(() => Promise.resolve("here"))()).resolves.toBe("here");
});

test("rejects with a ChunkFailure if the script is missing, and retries on the next call", async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce("here");
  const loading = loadChunk(load);
  await expect(loading()).rejects.toThrow("Loading chunk failed");
  await expect(loading()).resolves.toBe("here");
});

test("rejects after two minutes", async () => {
  vi.useFakeTimers();
  const loading = loadChunk(() => new Promise(() => undefined))();
  const failure = expect(loading).rejects.toThrow(ChunkFailure);
  await vi.advanceTimersByTimeAsync(120_000);
  await failure;
});
