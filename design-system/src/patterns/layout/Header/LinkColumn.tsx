import { useId } from "react";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { onPlainClick } from "../../../components/Modal/plain-click.ts";
import type { MenuColumn, OnFollow } from "./navigation.ts";
import * as css from "./MainNavigation.css.ts";

interface LinkColumnProps {
  column: MenuColumn;
  onFollow?: OnFollow | undefined;
}

export function LinkColumn({ column, onFollow }: LinkColumnProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={css.heading}>
        {column.title}
      </p>
      <ul role="list" aria-labelledby={id}>
        {column.links.map((link) => (
          <li key={link.label}>
            <NavigationLink
              href={link.href}
              className={css.columnLink}
              onClick={onPlainClick(() => onFollow?.(link))}
            >
              {link.label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
