import { useLayoutEffect, useRef, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { useBothRefs } from "../../primitives/Slot/use-both-refs.ts";
import * as css from "./CartView.css.ts";

export interface CartBodyProps extends RootProps<"div", "onFocus" | "onBlur"> {
  children: ReactNode;
}

/** The lines and their empty state, whose heading receives focus when the last line is removed. */
export function CartBody({ ref, className, children, ...rest }: CartBodyProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const bothRefs = useBothRefs(ref, root);
  const isInLines = useRef(false);
  useLayoutEffect(() => {
    if (hasLines(root.current) || !isInLines.current || document.activeElement !== document.body) return;
    // Set when the last line was removed while it had focus.
    isInLines.current = false;
    const heading = root.current?.querySelector<HTMLElement>("h2, h3");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  });
  return (
    <div
      {...rest}
      ref={bothRefs}
      className={classNames(css.body, className)}
      // React fires no blur event when it removes the focused element.
      onFocus={() => (isInLines.current = hasLines(root.current))}
      onBlur={() => (isInLines.current = false)}
    >
      {children}
    </div>
  );
}

const hasLines = (body: Element | null): boolean => Boolean(body?.querySelector("[data-line]"));
