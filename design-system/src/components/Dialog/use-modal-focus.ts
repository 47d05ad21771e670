import { useRef, type RefObject } from "react";
import { returnFocus } from "./return-focus.ts";

export interface ModalFocusOptions {
  /** Milliseconds until the close button receives focus. Until then, the panel has it. */
  focusDelay: number;
  /** Receives focus instead of the close button. */
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

/** Moves focus to the panel, after the delay to its close button, and on close back to where it was. */
export function useModalFocus({ focusDelay, initialFocus, returnFocusTo }: ModalFocusOptions): ModalFocus {
  const panel = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);

  const onOpenAutoFocus = (event: Event): void => {
    event.preventDefault();
    opener.current = document.activeElement;
    // Focus must leave the opening control at once, because it is now hidden from screen readers.
    panel.current?.focus({ preventScroll: true });
    const focusClose = (): void => {
      // Do not move focus if the user has already pressed Tab.
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
