import { useId } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { UserIcon } from "../../../primitives/Icon/icons.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { headerStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { onPlainClick } from "../../../components/Modal/plain-click.ts";
import type { MenuLink } from "./navigation.ts";
import { useDisclosure } from "./use-disclosure.ts";
import * as css from "./AccountMenu.css.ts";

export interface AccountMenuProps extends RootProps<
  "div",
  keyof ReturnType<typeof useDisclosure>["rootProps"]
> {
  /** Links such as orders, wishlist, settings and logout. */
  entries: readonly MenuLink[];
  labels?: Partial<typeof headerStrings> | undefined;
}

/** The link to the account with a menu of its pages. */
export function AccountMenu({ entries, labels: given, className, ...rest }: AccountMenuProps) {
  const labels = useLabels(headerStrings, given);
  const id = useId();
  const { open, close, toggle, button, rootProps } = useDisclosure({ hover: false });
  return (
    <div {...rest} {...rootProps} className={classNames(css.root, className)} data-component="account-menu">
      <IconButton
        ref={button}
        label={labels.account}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <UserIcon />
      </IconButton>
      <ul role="list" id={id} className={css.panel} data-open={open ? "" : undefined}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <NavigationLink href={entry.href} className={css.entry} onClick={onPlainClick(close)}>
              {entry.label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
