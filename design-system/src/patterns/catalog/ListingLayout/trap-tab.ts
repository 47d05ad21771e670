import type { KeyboardEvent } from "react";
import { pressedKey } from "../../../components/Input/pressed-key.ts";

/** Keeps Tab inside the open filters, whose first and last controls are buttons, by wrapping from one to the other. */
export function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (pressedKey(event.nativeEvent) !== "Tab") return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  if (event.shiftKey) buttons.reverse();
  if (document.activeElement !== buttons.at(-1)) return;
  event.preventDefault();
  buttons[0]?.focus();
}
