import { useId, type ReactNode } from "react";
import type { MenuColumn, OnFollow } from "../Header/navigation.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { onPlainClick } from "../../../components/Modal/plain-click.ts";
import * as css from "./MobileMenu.css.ts";

interface MenuColumnLinksProps {
  column: MenuColumn;
  onFollow: OnFollow;
  /** Whether to show the column's title, which a column with one link does not need. */
  isTitled?: boolean;
}

export function MenuColumnLinks({ column, onFollow, isTitled = false }: MenuColumnLinksProps): ReactNode {
  const id = useId();
  return (
    <div className={css.column}>
      {isTitled && (
        <p id={id} className={css.heading}>
          {column.title}
        </p>
      )}
      <ul role="list" {...(isTitled && { "aria-labelledby": id })}>
        {column.links.map((link) => (
          <li key={link.label}>
            <NavigationLink
              href={link.href}
              className={css.link}
              onClick={onPlainClick(() => onFollow(link))}
            >
              {link.label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
