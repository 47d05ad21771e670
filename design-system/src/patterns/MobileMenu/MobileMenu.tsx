import { useId, type ReactNode } from "react";
import { Disclosure } from "../../components/Disclosure/Disclosure.tsx";
import type { MenuLink, NavigationItem, OnFollow } from "../Header/navigation.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { Sheet } from "../Sheet/Sheet.tsx";
import { headerStrings } from "../../strings.ts";
import { MenuColumnLinks } from "./MenuColumnLinks.tsx";
import * as css from "./MobileMenu.css.ts";

export interface MobileMenuProps {
  /** The header's `menuId`. */
  id: string;
  /** Women, Shoes, Trending: those with columns unfold, one at a time; those without are links. */
  items: readonly NavigationItem[];
  /** Account, wishlist, orders: what the header has no room for on a phone. */
  more?: readonly MenuLink[] | undefined;
  /** Told of every link that was followed. */
  onFollow?: OnFollow | undefined;
  labels?: typeof headerStrings | undefined;
}

/** The menu behind the header's three lines, with and without JavaScript (specification A2). */
export function MobileMenu({
  id,
  items,
  more,
  onFollow,
  labels = headerStrings,
}: MobileMenuProps): ReactNode {
  // Drawers of one name shut each other: the platform's own rule.
  const group = useId();

  function follow(link: MenuLink): void {
    document.getElementById(id)?.hidePopover();
    onFollow?.(link);
  }

  const row = (link: NavigationItem) => (
    <li key={link.label} className={css.drawer}>
      <NavigationLink
        href={link.href}
        className={css.link}
        data-tone={link.tone}
        onClick={() => follow(link)}
      >
        {link.label}
      </NavigationLink>
    </li>
  );

  return (
    <Sheet id={id} title={labels.menu} closeLabel={labels.closeMenu}>
      <nav aria-label={labels.menu} data-component="mobile-menu">
        <ul role="list">
          {items.map((item) =>
            item.columns === undefined ? (
              row(item)
            ) : (
              <li key={item.label} className={css.group}>
                <Disclosure summary={item.label} name={group}>
                  <MenuColumnLinks
                    column={{ title: item.label, links: [{ ...item, label: labels.all(item.label) }] }}
                    onFollow={() => follow(item)}
                  />
                  {item.columns.map((column) => (
                    <MenuColumnLinks key={column.title} column={column} onFollow={follow} isTitled />
                  ))}
                </Disclosure>
              </li>
            ),
          )}
        </ul>
        {more && (
          <ul role="list" className={css.plain}>
            {more.map(row)}
          </ul>
        )}
      </nav>
    </Sheet>
  );
}
