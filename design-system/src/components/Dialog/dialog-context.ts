import { createContext, use, type RefObject } from "react";

interface DialogState {
  /** The ids of the dialog and its parts. Its description, which it need not have, sets its own. */
  id: string;
  titleId: string;
  descriptionId: string | undefined;
  setDescriptionId: (id: string | undefined) => void;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** Whether the dialog keeps its own state. Its content is then always in the page. */
  isUncontrolled: boolean;
  /** Receives focus on opening. */
  closeButton: RefObject<HTMLButtonElement | null>;
}

export const DialogContext = createContext<DialogState | null>(null);

/** What a dialog's parts share. */
export function useDialog(): DialogState {
  const context = use(DialogContext);
  if (context === null) throw new Error("Parts of a dialog need a DialogRoot around them.");
  return context;
}
