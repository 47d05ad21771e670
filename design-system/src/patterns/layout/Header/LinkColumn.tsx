import { useId } from "react";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
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
            <NavigationLink href={link.href} className={css.columnLink} onClick={() => onFollow?.(link)}>
              {link.label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
