import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { headerStrings } from "../../strings.ts";
import { withDefaults } from "../../strings/with-defaults.ts";
import { skipLink } from "./SkipLink.css.ts";

export interface SkipLinkProps extends RootProps<"a", "target" | "href"> {
  /** The id of the main content, which needs `tabIndex={-1}`. */
  target?: string | undefined;
  children?: ReactNode;
}

/** A link that skips the header. Render it before the header, so that it is the tab stop before it. */
export function SkipLink({
  target = "main",
  children = withDefaults(headerStrings).skip,
  className,
  ...rest
}: SkipLinkProps): ReactNode {
  return (
    <a href={`#${target}`} {...rest} className={classNames(skipLink, className)} data-component="skip-link">
      {children}
    </a>
  );
}
