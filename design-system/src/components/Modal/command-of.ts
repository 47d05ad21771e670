/** Whether a click on a `modalCommand` button opens (true) or closes (false) this modal; null for other clicks. */
export function commandOf({ target }: Event, modal: HTMLElement): boolean | null {
  const button = target instanceof Element ? target.closest("button[commandfor]") : null;
  if (button?.getAttribute("commandfor") !== modal.id || button.matches(":disabled")) return null;
  return button.getAttribute("command") === "show-modal";
}
