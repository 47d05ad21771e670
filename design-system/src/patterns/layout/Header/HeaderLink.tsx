import type { ReactNode } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { MenuIcon } from "../../../primitives/Icon/icons.tsx";
import { headerStrings } from "../../../strings.ts";
import { withDefaults } from "../../../strings/with-defaults.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./Header.css.ts";

export interface HeaderMenuButtonProps {
  /** The id of the `MobileMenu` that it opens; render it next to the header. */
  menuId: string;
  labels?: Partial<typeof headerStrings> | undefined;
}

/** Opens the menu where the navigation has no room. */
export function HeaderMenuButton({ menuId, labels }: HeaderMenuButtonProps) {
  return (
    <div className={css.menu}>
      <IconButton label={withDefaults(headerStrings, labels).menu} popoverTarget={menuId}>
        <MenuIcon />
      </IconButton>
    </div>
  );
}

export interface HeaderLinkProps {
  href: string;
  /** Its accessible name. */
  label: string;
  /** An icon. */
  children: ReactNode;
  /** Leaves it out on the narrowest phones, which have no room for five actions. */
  optional?: boolean | undefined;
}

/** A link with only an icon: wishlist, orders. */
export function HeaderLink({ href, label, children, optional = false }: HeaderLinkProps) {
  return (
    <IconButton asChild label={label} className={optional ? css.orders : undefined}>
      <NavigationLink href={href}>{children}</NavigationLink>
    </IconButton>
  );
}
