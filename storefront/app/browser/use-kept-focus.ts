import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

interface KeptFocus {
  /** A CSS selector for the controls that remove their own item. */
  readonly controls: string;
  /** Returns the element to focus when no control is left. */
  readonly otherwise: () => HTMLElement | null | undefined;
}

/**
 * Keeps focus in a list whose controls disappear when used. Focus moves to the control that takes the removed one's
 * place, or to the last one. The component must render again after each removal. Spread the result on an element around
 * the controls.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, { controls, otherwise }: KeptFocus) {
  const place = useRef(-1);
  const all = () => [...(root.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
  useLayoutEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const left = all();
    const next = left[Math.min(place.current, left.length - 1)] ?? otherwise();
    place.current = -1;
    if (!next) return;
    // Makes a heading focusable by script but not by keyboard.
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  });
  return {
    // React fires no blur event when it removes the focused element.
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      place.current = all().indexOf(target);
    },
    onBlur: (): void => {
      place.current = -1;
    },
  };
}
