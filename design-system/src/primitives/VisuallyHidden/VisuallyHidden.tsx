import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  as?: "span" | "div" | "p" | "h1" | "h2" | "h3" | undefined;
};

/** Words for screen readers only. */
export function VisuallyHidden({ as: Element = "span", className, ...rest }: VisuallyHiddenProps): ReactNode {
  return <Element {...rest} className={classNames(visuallyHidden, className)} />;
}
