import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { spinner } from "./Spinner.css.ts";

export interface SpinnerProps {
  /** What is under way. Leave it out where words beside the spinner say so. */
  label?: string | undefined;
  /** Layout only. */
  className?: string | undefined;
}

/** A ring that has not closed yet: something is under way. As tall as the text beside it. */
export function Spinner({ label, className }: SpinnerProps): ReactNode {
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg viewBox="0 0 20 20" {...naming} className={classNames(spinner, className)} data-component="spinner">
      <circle cx="10" cy="10" r="8" strokeDasharray="37 60" />
    </svg>
  );
}
