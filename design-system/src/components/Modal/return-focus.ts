import { topModal } from "./modal-stack.ts";

/**
 * Returns focus to the element that opened a modal. If that no longer exists, focus moves to a button that opens the
 * modal, to the modal below or to the page's main content.
 */
export function returnFocus(opener: Element | null, modal: HTMLElement): void {
  const trigger = document.querySelector(`[commandfor="${modal.id}"][command="show-modal"]`);
  for (const element of [opener, trigger, topModal(), document.querySelector("main")]) {
    if (!(element instanceof HTMLElement) || element.closest("dialog:not([open])")) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
