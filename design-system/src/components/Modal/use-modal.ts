import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { closeModal, exitAnimation, showModal } from "./dialog-element.ts";
import { stackModal } from "./modal-stack.ts";
import { pressedControl, rememberPresses } from "./pressed-control.ts";
import { returnFocus } from "./return-focus.ts";
import { useModalRequests } from "./use-modal-requests.ts";

export interface ModalOptions {
  isOpen: boolean;
  /** Called when the shopper opens or closes it. It changes with `isOpen`. */
  onOpenChange: (open: boolean) => void;
  /** Milliseconds until `initialFocus` receives focus. Until then, the dialog has it. */
  focusDelay?: number | undefined;
  /** Receives focus on opening; the dialog itself by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes on close; by default the control that was pressed to open it. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Opens and closes a native modal dialog. The browser makes the page inert and keeps focus inside
 * (.github/decisions/0036). Returns whether it is on the screen, also while it leaves.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { focusDelay = 0, initialFocus, returnFocusTo, ...state }: ModalOptions,
): boolean {
  const { isOpen } = state;
  const [isLeaving, setLeaving] = useState(false);
  const [, setTimesClosed] = useState(0);
  useModalRequests(dialog, state);

  const request = useEffectEvent(state.onOpenChange);
  const closeDialog = useEffectEvent((opener: Element | null, element: HTMLDialogElement) => {
    const { activeElement } = document;
    const hasFocus = activeElement === document.body || element.contains(activeElement);
    closeModal(element);
    // If the browser has closed it, the page may have moved the focus since.
    if (!hasFocus && !returnFocusTo) return;
    const target = returnFocusTo?.current ?? opener;
    // After React's commit, which gives the focus back to a control that is still rendered, although its dialog is closed.
    queueMicrotask(() => returnFocus(target, element));
  });
  const focusFirst = useEffectEvent(() => {
    // Do not move focus if the user has already pressed Tab.
    if (document.activeElement === dialog.current) initialFocus?.current?.focus({ preventScroll: true });
  });
  const onClose = useEffectEvent(() => {
    if (!isOpen || dialog.current?.open) return;
    request(false);
    setTimesClosed((times) => times + 1);
  });

  useEffect(rememberPresses, []);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = pressedControl();
    const close = (): void => {
      closeModal(element);
      request(false);
    };
    showModal(element);
    const unstack = stackModal({ element, close });
    element.addEventListener("close", onClose);
    // If a focused control is removed, focus would move to the page behind the dialog.
    const removals = new MutationObserver(() => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
    });
    removals.observe(element, { childList: true, subtree: true });
    return () => {
      removals.disconnect();
      element.removeEventListener("close", onClose);
      unstack();
      closeDialog(opener, element);
      setLeaving(true);
      void exitAnimation(element).then(() => setLeaving(false));
    };
  }, [dialog, isOpen]);

  // The browser may close it without asking, but the app may keep it open.
  useLayoutEffect(() => {
    if (isOpen && dialog.current) showModal(dialog.current);
  });

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    if (focusDelay === 0) return focusFirst();
    const timer = setTimeout(focusFirst, focusDelay);
    return () => clearTimeout(timer);
  }, [isOpen, focusDelay]);

  return isOpen || isLeaving;
}
