import { expect, test } from "vitest";
import { anySignal } from "./any-signal";

test("a combined signal aborts with the reason of the first signal that aborts", () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const either = anySignal([first.signal, second.signal]);
  expect(either.aborted).toBe(false);
  second.abort("second");
  first.abort("first");
  expect(either.reason).toBe("second");
});

test("a combined signal of an aborted one is aborted", () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort("before")]).reason).toBe("before");
});
