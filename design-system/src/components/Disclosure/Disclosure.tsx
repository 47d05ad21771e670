import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { inner, root, trigger } from "./Disclosure.css.ts";
import { ExpandIcon } from "./ExpandIcon.tsx";

export type DisclosureProps = Omit<ComponentProps<"details">, "children"> & {
  /** What opens and closes it, always visible. */
  summary: ReactNode;
  children: ReactNode;
};

/** Expands with native `<details>`, so find-in-page opens it. The same `name` closes others. `open` is initial. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps): ReactNode {
  return (
    <details {...rest} className={classNames(root, className)} data-component="disclosure">
      <summary key={summary as string} className={trigger}>
        {summary}
        <ExpandIcon />
      </summary>
      <div className={inner}>{children}</div>
    </details>
  );
}
