import type { ReactNode } from "react";
import { headerStrings } from "../../strings.ts";
import { skipLink } from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** Id of the page's main part, which needs `tabIndex={-1}`. */
  target?: string | undefined;
  children?: ReactNode;
}

/** The first thing Tab reaches: past the header, to the content. */
export function SkipLink({ target = "main", children = headerStrings.skip }: SkipLinkProps): ReactNode {
  return (
    <a href={`#${target}`} className={skipLink} data-component="skip-link">
      {children}
    </a>
  );
}
