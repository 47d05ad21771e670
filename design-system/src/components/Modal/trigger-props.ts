import type { MouseEvent } from "react";
import { modalCommand } from "./modal-command.ts";
import { isPlainClick } from "./plain-click.ts";

interface TriggerOptions {
  /** The modal's id. */
  id: string;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** Whether the modal's content is in the page before it opens. */
  opensBeforeScript: boolean;
}

/** Props for the button or link that opens a modal. */
export function triggerProps({ id, isOpen, setOpen, opensBeforeScript }: TriggerOptions) {
  return {
    "aria-haspopup": "dialog",
    "aria-expanded": isOpen,
    ...(opensBeforeScript && modalCommand(id, "show-modal")),
    onClick: (event: MouseEvent) => {
      if (event.currentTarget instanceof HTMLAnchorElement && !isPlainClick(event)) return;
      event.preventDefault();
      setOpen(true);
    },
  } as const;
}
