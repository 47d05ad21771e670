import type { ReactNode } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { modalCommand } from "../../../components/Modal/modal-command.ts";
import { MenuIcon } from "../../../primitives/Icon/icons.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { headerStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./Header.css.ts";

export interface HeaderMenuButtonProps extends RootProps<"div"> {
  /** The id of the `MobileMenu` that it opens. Render that next to the header. */
  menuId: string;
  labels?: Partial<typeof headerStrings> | undefined;
}

/** A button that opens the menu on screens without room for the navigation. */
export function HeaderMenuButton({ menuId, labels, className, ...rest }: HeaderMenuButtonProps) {
  return (
    <div {...rest} className={classNames(css.menu, className)}>
      <IconButton
        label={useLabels(headerStrings, labels).menu}
        aria-haspopup="dialog"
        {...modalCommand(menuId, "show-modal")}
      >
        <MenuIcon />
      </IconButton>
    </div>
  );
}

export interface HeaderLinkProps extends RootProps<"a"> {
  href: string;
  /** Its accessible name. */
  label: string;
  /** An icon. */
  children: ReactNode;
  /** Hides it on the narrowest phones, which do not have room for five actions. */
  optional?: boolean | undefined;
}

/** A link with only an icon, such as wishlist or orders. */
export function HeaderLink({ label, children, optional = false, className, ...rest }: HeaderLinkProps) {
  return (
    <IconButton asChild label={label} className={classNames(optional && css.orders, className)}>
      <NavigationLink {...rest}>{children}</NavigationLink>
    </IconButton>
  );
}
