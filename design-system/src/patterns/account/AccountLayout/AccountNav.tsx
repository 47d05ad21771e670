import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { accountStrings } from "../../../account-strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import * as css from "./AccountNav.css.ts";

export interface AccountSection {
  label: string;
  href: string;
}

export interface AccountNavProps extends RootProps<"nav"> {
  sections: readonly AccountSection[];
  /** The current section. */
  currentHref: string;
  labels?: Partial<typeof accountStrings> | undefined;
  className?: string | undefined;
}

/** Links to orders, wishlist, settings and logout: a scrolling row on phones, a column on wider screens. */
export function AccountNav({
  sections,
  currentHref,
  labels: given,
  className,
  ...rest
}: AccountNavProps): ReactNode {
  const labels = useLabels(accountStrings, given);
  return (
    <nav
      aria-label={labels.sections}
      {...rest}
      className={classNames(css.root, className)}
      data-component="account-nav"
    >
      <ul role="list" className={css.list}>
        {sections.map(({ label, href }) => (
          <li key={href} ref={href === currentHref ? showInRow : undefined} className={css.item}>
            <NavigationLink
              href={href}
              className={css.link}
              aria-current={href === currentHref ? "page" : undefined}
            >
              {label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row to one of its items. Unlike `scrollIntoView`, never scrolls the page. */
function showInRow(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (item && row) row.scrollLeft = item.offsetLeft - row.offsetLeft;
}
