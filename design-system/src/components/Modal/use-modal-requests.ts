import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { isShowing } from "./dialog-element.ts";
import { commandOf } from "./command-of.ts";

interface ModalRequests {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reports what the shopper wants: a button's command, Escape or the system's back gesture, and a click beside it. */
export function useModalRequests(
  dialog: RefObject<HTMLDialogElement | null>,
  { isOpen, onOpenChange }: ModalRequests,
): void {
  const request = useEffectEvent((next: boolean) => {
    if (next !== isOpen) onOpenChange(next);
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // A button may have opened it before script.
    if (isShowing(element)) request(true);
    // From now on, clicks beside it are handled here. The browser would count the second half of a double click.
    if (element.getAttribute("closedby") === "any") element.setAttribute("closedby", "closerequest");

    const ended = new AbortController();
    const { signal } = ended;
    let startedBeside = false;
    element.addEventListener("pointerdown", (event) => (startedBeside = isBeside(event)), { signal });
    element.addEventListener(
      "click",
      (event) => {
        // Selecting text and releasing the pointer beside it is also a click there.
        if (startedBeside && isBeside(event) && event.detail < 2) request(false);
      },
      { signal },
    );
    element.addEventListener(
      "cancel",
      (event) => {
        // File inputs have a cancel event, too.
        if (event.target !== element) return;
        event.preventDefault();
        request(false);
      },
      { signal },
    );
    document.addEventListener(
      "click",
      (event) => {
        const next = event.defaultPrevented ? null : commandOf(event, element);
        if (next === null) return;
        event.preventDefault();
        request(next);
      },
      { signal },
    );
    return () => ended.abort();
  }, [dialog]);
}

/** Whether an event is on the backdrop, whose events have the dialog as their target. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget || !(target instanceof Element)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
