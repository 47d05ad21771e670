import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./PromoBar.css.ts";

export interface PromoBarProps {
  children: ReactNode;
  /** Makes the whole sentence a link. */
  href?: string;
  className?: string | undefined;
}

/** One sentence above everything; a landmark, as it stands outside of the header. */
export function PromoBar({ children, href, className }: PromoBarProps) {
  return (
    <aside className={classNames(css.root, className)} data-ground="inverse" data-component="promo-bar">
      {href ? (
        <NavigationLink href={href} className={css.link}>
          {children}
        </NavigationLink>
      ) : (
        children
      )}
    </aside>
  );
}
