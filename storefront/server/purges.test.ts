import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EdgeCache } from "./edge-cache/edge-caches.ts";
import { createPurges, type PurgeOptions } from "./purges.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(options: Partial<PurgeOptions> = {}) {
  const done: string[] = [];
  vi.stubGlobal("fetch", async () => {
    done.push("edge");
    return new Response(null);
  });
  const edge: EdgeCache = {
    name: "edge",
    mostTags: 10,
    request: () => new Request("http://edge.example"),
  };
  const purges = createPurges({
    here: () => void done.push("here"),
    everywhere: undefined,
    edges: [edge],
    repeats: false,
    ...options,
  });
  return { done, ...purges };
}

test("a purge reaches this storefront, then the caches in front of it", async () => {
  const { purge, done } = setUp();
  await purge(["p1"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(["here", "edge"]);
});

test("a purge waits until all storefronts can have read it before it reaches caches in front", async () => {
  const everywhere = vi.fn(async () => undefined);
  const { purge, done } = setUp({ everywhere });
  await purge(["p1"]);
  expect(everywhere).toHaveBeenCalledWith(["p1"]);
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(["edge"]));
});

test("a purge is repeated after 5 and 60 seconds, until the storefront closes", async () => {
  const purges = setUp({ repeats: true, edges: [] });
  const { purge, done } = purges;
  await purge(["p1"]);
  await vi.advanceTimersByTimeAsync(4900);
  expect(done).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(55_000);
  expect(done).toHaveLength(3);
  await purge(["p2"]);
  await purges.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toHaveLength(4);
});

test("a purge is rejected if other storefronts cannot be reached, but reaches this one", async () => {
  const { purge, done } = setUp({ everywhere: () => Promise.reject(new Error("away")), repeats: true });
  await expect(purge(["p1"])).rejects.toThrow("away");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual(["here"]);
});

test("all purges are sent before the storefront closes", async () => {
  const { purge, done, close } = setUp({ everywhere: async () => undefined });
  await purge(["p1"]);
  const closed = close().then(() => done.push("closed"));
  await vi.advanceTimersByTimeAsync(250);
  await closed;
  expect(done).toEqual(["edge", "closed"]);
});
