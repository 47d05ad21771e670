import type { MouseEvent } from "react";

// Before the handlers of the button and of an `asChild` child.
const refuse = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Props of a control whose action is running: it keeps the focus, but neither acts nor submits. */
export const inertWhile = (loading: boolean) =>
  loading && { "aria-busy": true, "aria-disabled": true, onClickCapture: refuse };
