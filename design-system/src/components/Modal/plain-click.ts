import type { MouseEvent } from "react";

/** Whether a click on a link is for the page. With a modifier key, the browser opens a tab or window, or downloads. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Calls back for such a click only. */
export const onPlainClick =
  (follow: () => void) =>
  (event: MouseEvent): void => {
    if (isPlainClick(event)) follow();
  };
