import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import * as css from "./ListingBanner.css.ts";

export interface BannerTab {
  label: string;
  /** Omit it if there are no results. The tab then stays but is not a link. */
  href?: string | undefined;
  isCurrent?: boolean | undefined;
}

interface BannerTabsProps {
  label: string;
  items: readonly BannerTab[];
}

/** Links that look like tabs. Each leads to its own page. */
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
