import { useRef, type RefObject } from "react";
import { returnFocus } from "./return-focus.ts";

export interface ModalFocusOptions {
  /** Milliseconds until the close button gets the focus. The panel has it until then. */
  focusDelay: number;
  /** Gets the focus instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes on close, if not to the previously focused element. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

interface ModalFocus {
  panel: RefObject<HTMLDivElement | null>;
  closeButton: RefObject<HTMLButtonElement | null>;
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Moves focus into the panel, to its close button after the delay, and back on close. */
export function useModalFocus({ focusDelay, initialFocus, returnFocusTo }: ModalFocusOptions): ModalFocus {
  const panel = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);

  const onOpenAutoFocus = (event: Event): void => {
    event.preventDefault();
    opener.current = document.activeElement;
    // The opening control is hidden from screen readers now, so it may not keep the focus during the delay.
    panel.current?.focus({ preventScroll: true });
    const focusClose = (): void => {
      // Keeps the focus of a user who has already pressed Tab.
      if (document.activeElement !== panel.current) return;
      (initialFocus ?? closeButton).current?.focus({ preventScroll: true });
    };
    if (focusDelay > 0) setTimeout(focusClose, focusDelay);
    else focusClose();
  };

  const onCloseAutoFocus = (event: Event): void => {
    event.preventDefault();
    returnFocus(returnFocusTo?.current ?? opener.current);
  };

  return { panel, closeButton, onOpenAutoFocus, onCloseAutoFocus };
}
