import { useId, type ReactNode } from "react";
import type { PanelProps } from "../../../components/Modal/modal-props.ts";
import type { MenuLink, NavigationItem, OnFollow } from "../Header/navigation.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { onPlainClick } from "../../../components/Modal/plain-click.ts";
import { Sheet } from "../Sheet/Sheet.tsx";
import { headerStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { MenuDrawer } from "./MenuDrawer.tsx";
import * as css from "./MobileMenu.css.ts";

export interface MobileMenuProps extends PanelProps {
  /** The id that the header has as `menuId`. */
  id: string;
  /** Items with columns expand, one at a time. Items without columns are links. */
  items: readonly NavigationItem[];
  /** Links that do not fit in the header on phones, such as account, wishlist and orders. */
  more?: readonly MenuLink[] | undefined;
  /** Called for every link that the shopper follows. */
  onFollow?: OnFollow | undefined;
  labels?: Partial<typeof headerStrings> | undefined;
}

/** The menu that the header's button opens, even without JavaScript. */
export function MobileMenu({
  id,
  items,
  more,
  onFollow,
  labels: given,
  ...rest
}: MobileMenuProps): ReactNode {
  const labels = useLabels(headerStrings, given);
  // `<details>` with the same name close each other.
  const group = useId();

  function followLink(link: MenuLink): void {
    const menu = document.getElementById(id) as HTMLDialogElement | null;
    menu?.close();
    menu?.hidePopover?.();
    onFollow?.(link);
  }

  const row = (link: NavigationItem) => (
    <li key={link.label} className={css.drawer}>
      <NavigationLink
        href={link.href}
        className={css.link}
        data-tone={link.tone}
        onClick={onPlainClick(() => followLink(link))}
      >
        {link.label}
      </NavigationLink>
    </li>
  );

  return (
    <Sheet {...rest} id={id} title={labels.menu} closeLabel={labels.closeMenu}>
      <nav aria-label={labels.menu} data-component="mobile-menu">
        <ul role="list">
          {items.map((item) =>
            item.columns === undefined ? (
              row(item)
            ) : (
              <li key={item.label} className={css.group}>
                <MenuDrawer
                  item={item}
                  columns={item.columns}
                  name={group}
                  onFollow={followLink}
                  labels={labels}
                />
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
