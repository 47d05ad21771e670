import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./PromoBar.css.ts";

export interface PromoBarProps extends RootProps<"aside"> {
  children: ReactNode;
  /** If set, the whole sentence is a link. */
  href?: string;
  className?: string | undefined;
}

/** A one-sentence promotion at the top of the page. It is a landmark, because it is outside the header. */
export function PromoBar({ children, href, className, ...rest }: PromoBarProps) {
  return (
    <aside
      {...rest}
      className={classNames(css.root, className)}
      data-tone="inverse"
      data-component="promo-bar"
    >
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
