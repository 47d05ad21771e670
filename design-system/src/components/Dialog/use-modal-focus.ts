import { useRef, type RefObject } from "react";

export interface ModalFocusOptions {
  /** Milliseconds until the close button has the focus; until then the panel itself holds it. */
  focusDelay: number;
  /** Has the focus in place of the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes on close, where that is not what had it when the panel opened. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

interface ModalFocus {
  panel: RefObject<HTMLDivElement | null>;
  closeButton: RefObject<HTMLButtonElement | null>;
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Focus goes into the panel, to its close button after the delay, and back to where it came from. */
export function useModalFocus({ focusDelay, initialFocus, returnFocusTo }: ModalFocusOptions): ModalFocus {
  const panel = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);

  const onOpenAutoFocus = (event: Event): void => {
    event.preventDefault();
    opener.current = document.activeElement;
    // What opened the panel is hidden from screen readers now: focus may not stay there for the delay.
    panel.current?.focus({ preventScroll: true });
    const focusClose = (): void => {
      // Whoever has gone on by Tab in the meantime stays there.
      if (document.activeElement !== panel.current) return;
      (initialFocus ?? closeButton).current?.focus({ preventScroll: true });
    };
    if (focusDelay > 0) setTimeout(focusClose, focusDelay);
    else focusClose();
  };

  const onCloseAutoFocus = (event: Event): void => {
    event.preventDefault();
    const target = returnFocusTo?.current ?? opener.current;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };

  return { panel, closeButton, onOpenAutoFocus, onCloseAutoFocus };
}
