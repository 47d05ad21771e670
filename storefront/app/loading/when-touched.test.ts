// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { whenTouched } from "./when-touched";

test.each(["pointermove", "pointerdown", "scroll", "keydown"])(
  "the callback runs at the first %s",
  (type) => {
    const callback = vi.fn<() => void>();
    const stop = whenTouched(callback);
    expect(callback).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    expect(callback).toHaveBeenCalledOnce();
    stop();
  },
);

test("the callback does not run after it was stopped", () => {
  const callback = vi.fn<() => void>();
  whenTouched(callback)();
  window.dispatchEvent(new Event("pointerdown"));
  expect(callback).not.toHaveBeenCalled();
});
