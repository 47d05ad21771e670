import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

interface KeptFocus {
  /** A CSS selector of the controls that remove what they belong to. */
  readonly controls: string;
  /** Gets the focus when no control is left. */
  readonly otherwise: () => HTMLElement | null | undefined;
}

/**
 * When the focused control inside `root` is removed, focuses the control that is now in its place, or else the last
 * one. The component must render again on each removal. Spread the result on an element around the controls.
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
    // A heading takes the focus only from script.
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  });
  return {
    // React does not report the blur of an element that it removes.
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      place.current = all().indexOf(target);
    },
    onBlur: (): void => {
      place.current = -1;
    },
  };
}
