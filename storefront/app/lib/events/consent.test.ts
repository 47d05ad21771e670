// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { storageKeys } from "~/lib/constants";
import { consent, setConsent, subscribeToConsent } from "./consent";

afterEach(() => localStorage.clear());

/** A page is shown: out of the browser's memory, as it was left, or anew. */
function show(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

test("a page that comes back as it was left hears what was answered on another one", () => {
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
