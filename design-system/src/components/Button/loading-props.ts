import type { MouseEvent } from "react";

// Captures clicks before any handler of the button or its `asChild` child.
const blockClick = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Props for a control whose action is in progress: it keeps focus but does nothing when clicked. */
export const loadingProps = (loading: boolean | undefined) =>
  loading && { "aria-busy": true, "aria-disabled": true, onClickCapture: blockClick };
