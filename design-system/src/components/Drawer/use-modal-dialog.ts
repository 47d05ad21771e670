import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { lockScroll } from "../Dialog/lock-scroll.ts";
import { returnFocus } from "../Dialog/return-focus.ts";

interface ModalDialogOptions {
  isOpen: boolean;
  /** Milliseconds until the close button receives focus. Until then, the dialog has it. */
  focusDelay: number;
  /** Receives focus instead of the close button. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Where focus goes on close, if not to the previously focused element. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  /** Called when the backdrop is clicked. */
  onBackground: () => void;
}

/**
 * Opens and closes a native modal dialog. The browser makes the page inert, keeps focus inside and returns it
 * (.github/decisions/0036). `isShown` stays true until the closing animation ends.
 */
export function useModalDialog({
  isOpen,
  focusDelay,
  initialFocus,
  returnFocusTo,
  onBackground,
}: ModalDialogOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLeaving, setLeaving] = useState(false);

  const focusOpener = useEffectEvent(() => returnFocus(returnFocusTo?.current ?? null));
  const focusFirst = useEffectEvent(() => {
    // Do not move focus if the user has already pressed Tab.
    if (document.activeElement === dialog.current) initialFocus.current?.focus({ preventScroll: true });
  });

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (isBeside(event)) onBackground();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const release = lockScroll();
    // Otherwise the browser focuses the first control immediately.
    element.autofocus = true;
    element.showModal();
    const handle = (event: MouseEvent): void => onClick(event);
    element.addEventListener("click", handle);
    // If a focused control is removed, focus would move to the page behind the dialog.
    const removals = new MutationObserver(() => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
    });
    removals.observe(element, { childList: true, subtree: true });
    return () => {
      removals.disconnect();
      element.removeEventListener("click", handle);
      release();
      element.close();
      focusOpener();
      setLeaving(true);
      void moved(element).then(() => setLeaving(false));
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(focusFirst, focusDelay);
    return () => clearTimeout(timer);
  }, [isOpen, focusDelay]);

  return { dialog, isShown: isOpen || isLeaving };
}

async function moved(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
}

/**
 * Clicks on the backdrop have the dialog as their target. Ignores the second half of a double click on the control that
 * opened it.
 */
function isBeside({ target, currentTarget, clientX, clientY, detail }: MouseEvent): boolean {
  if (target !== currentTarget || !(target instanceof Element) || detail > 1) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
