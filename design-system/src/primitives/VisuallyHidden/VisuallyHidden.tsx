import { createElement, type HTMLAttributes, type ReactNode, type RefAttributes } from "react";
import { classNames } from "../../css/class-names.ts";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> & {
    as?: "span" | "div" | "p" | "h1" | "h2" | "h3" | undefined;
  };

/** Text for screen readers only. */
export function VisuallyHidden({ as = "span", className, ...rest }: VisuallyHiddenProps): ReactNode {
  return createElement(as, { ...rest, className: classNames(visuallyHidden, className) });
}
