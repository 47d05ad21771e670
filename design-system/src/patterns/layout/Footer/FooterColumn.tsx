import { useId } from "react";
import type { MenuColumn, OnFollow } from "../Header/navigation.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { onPlainClick } from "../../../components/Modal/plain-click.ts";
import * as css from "./Footer.css.ts";

interface FooterColumnProps {
  column: MenuColumn;
  onFollow?: OnFollow | undefined;
}

export function FooterColumn({ column, onFollow }: FooterColumnProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={css.columnTitle}>
        {column.title}
      </p>
      <ul role="list" aria-labelledby={id}>
        {column.links.map((link) => {
          const { label, href } = link;
          // Routers do not handle `mailto:` links.
          const Element = href.startsWith("mailto:") ? "a" : NavigationLink;
          return (
            <li key={label}>
              <Element href={href} className={css.link} onClick={onPlainClick(() => onFollow?.(link))}>
                {label}
              </Element>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
