import { expect, onTestFinished, test, vi } from "vitest";
import { RenderLimit } from "./render-limit.ts";

/** Renders that end one by one, when told to. */
function startRenders(limit: RenderLimit) {
  const running = new Map<string, (() => void)[]>();
  const render = (network: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    running.set(network, [...(running.get(network) ?? []), resolve]);
    return promise;
  };
  const start = (network: string, count = 1) => {
    for (let id = 0; id < count; id += 1)
      void limit.run(network, () => render(network)).catch(() => undefined);
  };
  /** Ends the oldest. */
  const end = async (network: string) => {
    running.get(network)?.shift()?.();
    await vi.advanceTimersByTimeAsync(10);
  };
  const countOf = (network: string) => running.get(network)?.length ?? 0;
  return { start, end, countOf };
}

test("a flood renders one page at a time while another network visits, and its share after that", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { start, end, countOf } = startRenders(new RenderLimit(32));
  start("flood", 40);
  start("visitor");
  await vi.advanceTimersByTimeAsync(10);
  expect(countOf("flood")).toBe(4);
  expect(countOf("visitor")).toBe(1);

  for (let ended = 0; ended < 3; ended += 1) await end("flood");
  expect(countOf("flood")).toBe(1);
  await end("visitor");
  await end("flood");
  expect(countOf("flood")).toBe(1);

  await vi.advanceTimersByTimeAsync(2000);
  await end("flood");
  expect(countOf("flood")).toBe(4);
});

test("a network within its share renders it in full beside others", async () => {
  const { start, countOf } = startRenders(new RenderLimit(32));
  start("office", 10);
  start("visitor", 2);
  await vi.waitFor(() => expect(countOf("office")).toBe(4));
  expect(countOf("visitor")).toBe(2);
});
