import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { spinner } from "./Spinner.css.ts";

export interface SpinnerProps extends RootProps<"svg"> {
  /** What is loading. Omit it if text next to the spinner says so. */
  label?: string | undefined;
  /** For layout only. */
  className?: string | undefined;
}

/** Shows that something is loading. As tall as the text next to it. */
export function Spinner({ label, className, ...rest }: SpinnerProps): ReactNode {
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      viewBox="0 0 20 20"
      {...naming}
      {...rest}
      className={classNames(spinner, className)}
      data-component="spinner"
    >
      <circle cx="10" cy="10" r="8" strokeDasharray="37 60" />
    </svg>
  );
}
