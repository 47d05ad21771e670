/**
 * Attributes for a button that opens or closes a modal by its id, also before script: as a command or, in browsers
 * without commands (Safari before 26.2, Firefox before 144), as a popover.
 */
export function modalCommand(id: string, command: "show-modal" | "close") {
  return {
    commandfor: id,
    command,
    popoverTarget: id,
    popoverTargetAction: command === "close" ? "hide" : "show",
  } as const;
}

/** Whether a click on a `modalCommand` button opens (true) or closes (false) this modal; null for other clicks. */
export function commandOf({ target }: Event, modal: HTMLElement): boolean | null {
  const button = target instanceof Element ? target.closest("button[commandfor]") : null;
  if (button?.getAttribute("commandfor") !== modal.id || button.matches(":disabled")) return null;
  return button.getAttribute("command") === "show-modal";
}
