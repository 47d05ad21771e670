import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { inner, trigger } from "../Accordion/Accordion.css.ts";
import { Sign } from "../Accordion/Sign.tsx";
import { root } from "./Disclosure.css.ts";

export type DisclosureProps = Omit<ComponentProps<"details">, "children"> & {
  summary: ReactNode;
  children: ReactNode;
};

/**
 * Unfolds with the platform's own element: works without script, is found by the browser's search, and those of one
 * `name` shut each other. `open` is how it starts.
 */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps): ReactNode {
  return (
    <details {...rest} className={classNames(root, className)} data-component="disclosure">
      <summary className={trigger}>
        {summary}
        <Sign />
      </summary>
      <div className={inner}>{children}</div>
    </details>
  );
}
