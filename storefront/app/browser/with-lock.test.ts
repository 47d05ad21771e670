import { afterEach, expect, test, vi } from "vitest";
import { withLock } from "./with-lock";

afterEach(() => vi.unstubAllGlobals());

type Work = () => Promise<unknown>;
const stubLocks = (request: (name: string, options: object, work: Work) => Promise<unknown>) =>
  vi.stubGlobal("navigator", { locks: { request } });
const denied = () => Promise.reject(new DOMException("Denied", "SecurityError"));

test("work runs without a lock where the browser rejects it", async () => {
  stubLocks(denied);
  expect(await withLock("cart", () => Promise.resolve("added"))).toBe("added");
});

test("work that fails with its lock does not run again", async () => {
  stubLocks((_name, _options, work) => work());
  const work = vi.fn<Work>(denied);
  await expect(withLock("cart", work)).rejects.toThrow("Denied");
  expect(work).toHaveBeenCalledTimes(1);
});

test("work that was aborted while it waited does not run", async () => {
  stubLocks(denied);
  const work = vi.fn<Work>(denied);
  await expect(withLock("cart", work, AbortSignal.abort())).rejects.toThrow("Denied");
  expect(work).not.toHaveBeenCalled();
});
