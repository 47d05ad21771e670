import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./ListingBanner.css.ts";

export interface BannerTab {
  label: string;
  /** Left out where there is nothing to see at the moment: the place is kept, the way is shut. */
  href?: string | undefined;
  isCurrent?: boolean | undefined;
}

interface BannerTabsProps {
  label: string;
  items: readonly BannerTab[];
}

/** Links that look like tabs: each leads to a page of its own. */
export function BannerTabs({ label, items }: BannerTabsProps) {
  return (
    <nav aria-label={label} className={css.tabs} data-part="tabs">
      <ul role="list" className={css.tabList}>
        {items.map((tab) => (
          <li key={tab.label}>
            {tab.href === undefined ? (
              <span className={css.shut}>{tab.label}</span>
            ) : (
              <NavigationLink
                href={tab.href}
                aria-current={tab.isCurrent ? "page" : undefined}
                className={css.tab}
              >
                {tab.label}
              </NavigationLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
