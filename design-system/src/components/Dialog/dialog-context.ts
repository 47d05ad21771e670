import { createContext, use, type RefObject } from "react";

interface DialogContext {
  titleId: string;
  /** Receives focus on opening. */
  closeButton: RefObject<HTMLButtonElement | null>;
}

export const DialogPartsContext = createContext<DialogContext | null>(null);

/** What a dialog's content shares with its parts. */
export function useDialogContent(): DialogContext {
  const context = use(DialogPartsContext);
  if (context === null) throw new Error("Parts of a dialog need a DialogContent around them.");
  return context;
}
