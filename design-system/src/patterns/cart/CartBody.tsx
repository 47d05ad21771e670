import { useLayoutEffect, useRef, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import * as css from "./CartView.css.ts";

export interface CartBodyProps extends RootProps<"div", "ref" | "onFocus" | "onBlur"> {
  children: ReactNode;
}

/** Around the lines and what replaces them. Keeps the focus when the last line is removed: its heading gets it. */
export function CartBody({ className, children, ...rest }: CartBodyProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const isInLines = useRef(false);
  useLayoutEffect(() => {
    if (hasLines(root.current) || !isInLines.current || document.activeElement !== document.body) return;
    // The last line was removed with the focus in it.
    isInLines.current = false;
    const heading = root.current?.querySelector<HTMLElement>("h2, h3");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  });
  return (
    <div
      {...rest}
      ref={root}
      className={classNames(css.body, className)}
      // React does not report the blur of an element that it removes.
      onFocus={() => (isInLines.current = hasLines(root.current))}
      onBlur={() => (isInLines.current = false)}
    >
      {children}
    </div>
  );
}

const hasLines = (body: Element | null): boolean => Boolean(body?.querySelector("[data-line]"));
