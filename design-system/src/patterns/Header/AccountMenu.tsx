import { useId } from "react";
import { UserIcon } from "../../primitives/Icon/icons.tsx";
import { headerStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import type { MenuLink } from "./navigation.ts";
import { useDisclosure } from "./use-disclosure.ts";
import * as css from "./AccountMenu.css.ts";
import { action } from "./Header.css.ts";

export interface AccountMenuProps {
  /** Orders, wishlist, settings, logout (specification A2). */
  entries: readonly MenuLink[];
  labels?: typeof headerStrings;
}

export function AccountMenu({ entries, labels = headerStrings }: AccountMenuProps) {
  const id = useId();
  const menu = useDisclosure();
  return (
    <div className={css.root} {...menu.rootProps} data-component="account-menu">
      <button
        ref={menu.button}
        type="button"
        className={action}
        aria-label={labels.account}
        aria-expanded={menu.open}
        aria-controls={id}
        onClick={menu.toggle}
      >
        <UserIcon />
      </button>
      <ul role="list" id={id} className={css.panel} data-open={menu.open ? "" : undefined}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <NavigationLink href={entry.href} className={css.entry} onClick={menu.close}>
              {entry.label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
