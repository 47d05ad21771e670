import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { classNames } from "../../css/class-names.ts";
import { ChevronEndIcon, ChevronStartIcon } from "../../primitives/Icon/icons.tsx";
import { paginationStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./Pagination.css.ts";

export interface PaginationProps {
  /** Left out on the first page. */
  previousHref?: string | undefined;
  /** Left out on the last page. */
  nextHref?: string | undefined;
  /** Where the shopper is, in words, if that is known. */
  children?: ReactNode;
  labels?: typeof paginationStrings | undefined;
  className?: string | undefined;
}

/** Before and after: pages of a cursor have no numbers. Nothing where all fits on one page. */
export function Pagination(props: PaginationProps): ReactNode {
  const { previousHref, nextHref, children, labels = paginationStrings, className } = props;
  if (previousHref === undefined && nextHref === undefined) return null;
  return (
    <nav aria-label={labels.pages} className={classNames(css.root, className)} data-component="pagination">
      {previousHref !== undefined && (
        <Button asChild ground="transparent">
          <NavigationLink href={previousHref} rel="prev">
            <ChevronStartIcon size="small" />
            {labels.previous}
          </NavigationLink>
        </Button>
      )}
      {children && <p className={css.position}>{children}</p>}
      {nextHref !== undefined && (
        <Button asChild ground="transparent">
          <NavigationLink href={nextHref} rel="next">
            {labels.next}
            <ChevronEndIcon size="small" />
          </NavigationLink>
        </Button>
      )}
    </nav>
  );
}
