import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const onFailure = vi.fn<(error: unknown) => void>();

test("work runs again and again, with a longer pause after a failure", async () => {
  const error = new Error("away");
  const work = vi.fn<() => Promise<void>>().mockResolvedValue().mockRejectedValueOnce(error);
  const stop = repeat(work, { every: 100, afterFailure: 1000, onFailure });
  await vi.advanceTimersByTimeAsync(100);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1 + 100);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(3);
});

test("stopping aborts the run under way and waits for its end", async () => {
  const { promise: rest, resolve: end } = Promise.withResolvers<void>();
  let stopping: AbortSignal | undefined;
  const stop = repeat(
    (signal) => {
      stopping = signal;
      return rest;
    },
    { every: 100, onFailure },
  );
  await vi.advanceTimersByTimeAsync(100);
  let hasStopped = false;
  const stopped = stop().then(() => (hasStopped = true));
  expect(stopping?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(hasStopped).toBe(false);
  end();
  await stopped;
});
