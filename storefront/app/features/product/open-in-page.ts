import { isPlainClick } from "@circlet/design-system";
import type { MouseEvent } from "react";

/**
 * Opens something in the page instead of a link's target. With a modifier key, the browser opens the target in a tab or
 * downloads it.
 */
export function openInPage(event: MouseEvent<HTMLElement>, open: () => void): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  // Safari does not focus clicked links, but a dialog returns focus to what has it.
  event.currentTarget.focus({ preventScroll: true });
  open();
}
