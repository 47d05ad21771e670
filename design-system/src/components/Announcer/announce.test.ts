import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announcements } from "./announce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("clears after the time given, not before", () => {
  announce("Item removed from cart", { clearAfter: 300 });
  vi.advanceTimersByTime(299);
  expect(announcements.read().text).toBe("Item removed from cart");
  vi.advanceTimersByTime(1);
  expect(announcements.read().text).toBe("");
});

test("an older announcement does not clear a newer one", () => {
  announce("Item removed from cart", { clearAfter: 300 });
  vi.advanceTimersByTime(200);
  announce("dresses added to wishlist");
  vi.advanceTimersByTime(200);
  expect(announcements.read().text).toBe("dresses added to wishlist");
});

test("tells those who listen, until they stop", () => {
  const heard = vi.fn<() => void>();
  const stop = announcements.subscribe(heard);
  announce("one");
  stop();
  announce("two");
  expect(heard).toHaveBeenCalledTimes(1);
});
