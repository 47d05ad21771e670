// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import * as storageKeys from "~/shop/storage-keys";
import { consent, setConsent, subscribeToConsent } from "./consent";

afterEach(() => localStorage.clear());

/** Simulates opening a page, either loaded or restored from the back/forward cache. */
function show(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

test("a page restored from the back/forward cache uses the decision made on another page", () => {
  const listener = vi.fn<() => void>();
  setConsent("allowed");
  const stop = subscribeToConsent(listener);
  localStorage.setItem(storageKeys.consent, "declined");
  show(false);
  expect(listener).not.toHaveBeenCalled();
  show(true);
  expect(consent()).toBe("declined");
  expect(listener).toHaveBeenCalledOnce();
  stop();
  show(true);
  expect(listener).toHaveBeenCalledOnce();
});
