import type { ReactNode } from "react";
import { Link } from "../../../components/Link/Link.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { CloseIcon } from "../../../primitives/Icon/icons.tsx";
import { listingStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import * as css from "./ActiveFilterChips.css.ts";

export interface FilterChip {
  /** "Red", "Over $25", "Final Sale". */
  label: string;
  /** The listing's URL without this filter. */
  href: string;
}

export interface ActiveFilterChipsProps extends RootProps<"ul"> {
  /** The filters, each with the link that removes it. */
  chips: readonly FilterChip[];
  /** The listing's URL without any filters. */
  clearHref: string;
  labels?: Partial<typeof listingStrings> | undefined;
  className?: string | undefined;
}

/** A chip for each active filter, with a link that removes it. Renders nothing without filters. */
export function ActiveFilterChips(props: ActiveFilterChipsProps): ReactNode {
  const { chips, clearHref, labels: given, className, ...rest } = props;
  const labels = useLabels(listingStrings, given);
  if (chips.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label={labels.activeFilters}
      {...rest}
      className={classNames(css.list, className)}
      data-component="active-filter-chips"
    >
      {chips.map((chip) => (
        <li key={chip.href}>
          <NavigationLink
            key={chip.label}
            href={chip.href}
            keepScroll
            className={css.chip}
            aria-label={labels.removeFilter(chip.label)}
          >
            <bdi>{chip.label}</bdi>
            <CloseIcon size="small" />
          </NavigationLink>
        </li>
      ))}
      <li>
        <Link asChild standalone className={css.clear}>
          <NavigationLink href={clearHref} keepScroll>
            {labels.clearAll}
          </NavigationLink>
        </Link>
      </li>
    </ul>
  );
}
