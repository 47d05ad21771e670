import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { FilterIcon } from "../../primitives/Icon/icons.tsx";
import { listingStrings } from "../../strings.ts";
import * as css from "./ListingLayout.css.ts";

export interface ListingLayoutProps {
  /** The FilterPanel. */
  filters: ReactNode;
  /** Grid and pages. */
  children: ReactNode;
  labels?: typeof listingStrings | undefined;
  className?: string | undefined;
}

/**
 * The filters beside the grid; in narrow windows the toolbar's button opens them in a drawer instead, and where no
 * script runs they unfold before the grid with the platform's own element.
 */
export function ListingLayout(props: ListingLayoutProps): ReactNode {
  const { filters, children, labels = listingStrings, className } = props;
  return (
    <div className={classNames(css.columns, className)} data-component="listing-layout">
      <details className={css.filters} data-part="filters">
        <summary className={css.summary}>
          <FilterIcon size="small" />
          {labels.filters}
        </summary>
        {filters}
      </details>
      <div className={css.content}>{children}</div>
    </div>
  );
}
