import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { ChevronEndIcon, ChevronStartIcon } from "../../../primitives/Icon/icons.tsx";
import { paginationStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import * as css from "./Pagination.css.ts";

export interface PaginationProps extends RootProps<"nav"> {
  /** Omitted on the first page. */
  previousHref?: string | undefined;
  /** Omitted on the last page. */
  nextHref?: string | undefined;
  /** The current page in words, if known. */
  children?: ReactNode;
  labels?: Partial<typeof paginationStrings> | undefined;
  className?: string | undefined;
}

/** Links to the previous and next page, without numbers, because pages have cursors. Nothing for a single page. */
export function Pagination(props: PaginationProps): ReactNode {
  const { previousHref, nextHref, children, labels: given, className, ...rest } = props;
  const labels = useLabels(paginationStrings, given);
  if (previousHref === undefined && nextHref === undefined) return null;
  return (
    <nav
      aria-label={labels.pages}
      {...rest}
      className={classNames(css.root, className)}
      data-component="pagination"
    >
      {previousHref !== undefined && (
        <Button asChild variant="outline">
          <NavigationLink href={previousHref} rel="prev">
            <ChevronStartIcon size="small" />
            {labels.previous}
          </NavigationLink>
        </Button>
      )}
      {children && <p className={css.position}>{children}</p>}
      {nextHref !== undefined && (
        <Button asChild variant="outline">
          <NavigationLink href={nextHref} rel="next">
            {labels.next}
            <ChevronEndIcon size="small" />
          </NavigationLink>
        </Button>
      )}
    </nav>
  );
}
