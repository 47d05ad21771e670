import type { KeyboardEvent } from "react";

const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** `checkVisibility` is newer than the oldest supported browsers. */
const isVisible = (control: HTMLElement): boolean =>
  control.getClientRects().length > 0 && getComputedStyle(control).visibility === "visible";

/** Keeps Tab inside an open panel by wrapping from the last control to the first and back. */
export function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => !control.matches(":disabled") && isVisible(control),
  );
  const [leaving, arriving] = event.shiftKey
    ? [controls.at(0), controls.at(-1)]
    : [controls.at(-1), controls.at(0)];
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  arriving?.focus();
}
