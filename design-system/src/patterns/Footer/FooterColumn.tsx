import { useId } from "react";
import type { MenuColumn } from "../Header/navigation.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./Footer.css.ts";

export function FooterColumn({ column }: { column: MenuColumn }) {
  const id = useId();
  return (
    <div>
      <p id={id} className={css.columnTitle}>
        {column.title}
      </p>
      <ul role="list" aria-labelledby={id}>
        {column.links.map(({ label, href }) => {
          // A letter is nothing for the shop's router.
          const Element = href.startsWith("mailto:") ? "a" : NavigationLink;
          return (
            <li key={label}>
              <Element href={href} className={css.link}>
                {label}
              </Element>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
