/**
 * Attributes for a button that opens or closes a modal by its id, also before script: as a command or, in browsers
 * without commands (Safari before 26.2, Firefox before 144), as a popover.
 */
export function modalCommand(id: string, command: "show-modal" | "close") {
  return { commandfor: id, command, popoverTarget: id } as const;
}
