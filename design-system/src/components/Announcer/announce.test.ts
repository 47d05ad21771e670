import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announcements } from "./announce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => announcements.read().map(({ text }) => text);

test("an announcement is cleared after the given time", () => {
  announce("Item removed from cart", { clearAfter: 300 });
  vi.advanceTimersByTime(299);
  expect(texts()).toEqual(["Item removed from cart"]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test("an old announcement does not clear a newer one", () => {
  announce("Item removed from cart", { clearAfter: 300 });
  vi.advanceTimersByTime(200);
  announce("dresses added to wishlist");
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual(["dresses added to wishlist"]);
});

test("a new announcement does not replace or shorten the one before", () => {
  announce("Your wishlist could not be changed.", { isSeen: true });
  announce("Dresses");
  expect(texts()).toEqual(["Your wishlist could not be changed.", "Dresses"]);
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(["Your wishlist could not be changed.", "Dresses"]);
});

test("a repeated text is a new announcement, so that it is read again", () => {
  announce("Item removed from cart");
  const [first] = announcements.read();
  announce("Item removed from cart");
  expect(texts()).toEqual(["Item removed from cart"]);
  expect(announcements.read()[0]?.id).not.toBe(first?.id);
});

test("a subscriber hears announcements until it unsubscribes", () => {
  const heard = vi.fn<() => void>();
  const stop = announcements.subscribe(heard);
  announce("one");
  stop();
  announce("two");
  expect(heard).toHaveBeenCalledTimes(1);
});

test("an announcement goes into an open modal dialog, because the page behind it is inert", () => {
  const leave = announcements.enterModal();
  announce("Item removed from cart");
  expect(announcements.read().map(({ inModal }) => inModal)).toEqual([true]);
  leave();
  announce("Dresses added to wishlist");
  expect(announcements.read().at(-1)?.inModal).toBe(false);
});

test("a modal that closes at once leaves its announcement to the page, until its time is over", () => {
  const leave = announcements.enterModal();
  announce("Item removed from cart", { clearAfter: 300 });
  leave();
  expect(announcements.read()).toMatchObject([{ text: "Item removed from cart", inModal: false }]);
  vi.advanceTimersByTime(300);
  expect(announcements.read()).toEqual([]);
});
