import type { RootProps } from "../../../css/root-props.ts";
import { breadcrumbStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./Breadcrumbs.css.ts";

export interface Crumb {
  label: string;
  /** Omitted for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends RootProps<"nav"> {
  /** From the top level to the current page. */
  items: readonly Crumb[];
  labels?: Partial<typeof breadcrumbStrings> | undefined;
  className?: string | undefined;
}

/** Where the page is in the shop, as links to the pages above it. */
export function Breadcrumbs({ items, labels: given, className, ...rest }: BreadcrumbsProps) {
  const labels = useLabels(breadcrumbStrings, given);
  if (items.length === 0) return null;
  return (
    <nav aria-label={labels.breadcrumb} {...rest} className={className} data-component="breadcrumbs">
      <ol role="list" className={css.list}>
        {items.map((item) => (
          <li key={`${item.label} ${item.href}`} className={css.item}>
            {item.href === undefined ? (
              <span aria-current="page" dir="auto">
                {item.label}
              </span>
            ) : (
              <NavigationLink href={item.href} className={css.link} dir="auto">
                {item.label}
              </NavigationLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
