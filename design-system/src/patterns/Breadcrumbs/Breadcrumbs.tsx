import { breadcrumbStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./Breadcrumbs.css.ts";

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** From the widest to the page itself. */
  items: readonly Crumb[];
  labels?: typeof breadcrumbStrings;
  className?: string | undefined;
}

export function Breadcrumbs({ items, labels = breadcrumbStrings, className }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={labels.breadcrumb} className={className} data-component="breadcrumbs">
      <ol role="list" className={css.list}>
        {items.map((item) => (
          <li key={`${item.label} ${item.href}`} className={css.item}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <NavigationLink href={item.href} className={css.link}>
                {item.label}
              </NavigationLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
