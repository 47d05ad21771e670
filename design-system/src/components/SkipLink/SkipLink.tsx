import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { headerStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import { skipLink } from "./SkipLink.css.ts";

export interface SkipLinkProps extends RootProps<"a", "target" | "href"> {
  /** The id of the main content, which needs `tabIndex={-1}`. */
  target?: string | undefined;
  children?: ReactNode;
}

/** A link that skips the header. Render it before the header, so that it is the tab stop before it. */
export function SkipLink({ target = "main", children, className, ...rest }: SkipLinkProps): ReactNode {
  const labels = useLabels(headerStrings);
  return (
    <a href={`#${target}`} {...rest} className={classNames(skipLink, className)} data-component="skip-link">
      {children ?? labels.skip}
    </a>
  );
}
