import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { accountStrings } from "../../account-strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./AccountNav.css.ts";

export interface AccountSection {
  label: string;
  href: string;
}

export interface AccountNavProps {
  sections: readonly AccountSection[];
  /** The section that is shown. */
  currentHref: string;
  labels?: typeof accountStrings;
  className?: string | undefined;
}

/** Orders, wishlist, settings, logout: a row on phones that scrolls when it must, a column where there is room. */
export function AccountNav({
  sections,
  currentHref,
  labels = accountStrings,
  className,
}: AccountNavProps): ReactNode {
  return (
    <nav
      aria-label={labels.sections}
      className={classNames(css.root, className)}
      data-component="account-nav"
    >
      <ul role="list" className={css.list}>
        {sections.map(({ label, href }) => (
          <li key={href} className={css.item}>
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
