import type { MouseEvent } from "react";

/** Whether a click is for the page. With a modifier key on a link, the browser opens a tab or window, or downloads. */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent): boolean {
  const isModified = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return !isModified || currentTarget.closest("a") === null;
}
