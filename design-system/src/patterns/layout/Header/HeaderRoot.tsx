import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Logo, type LogoProps } from "../Logo/Logo.tsx";
import * as css from "./Header.css.ts";

export interface HeaderRootProps extends RootProps<"header"> {
  children: ReactNode;
}

/** The page's header, composed from parts. */
export function HeaderRoot({ className, children, ...rest }: HeaderRootProps) {
  return (
    <header {...rest} className={classNames(css.root, className)} data-component="header">
      <div className={css.bar}>{children}</div>
    </header>
  );
}

/** The logo, in the center of the header. */
export const HeaderLogo = ({ className, ...rest }: LogoProps) => (
  <Logo {...rest} className={classNames(css.logo, className)} />
);

export interface HeaderPartProps extends RootProps<"div"> {
  children?: ReactNode;
}

/** The end of the header, with search and actions. On phones, these are in different rows. */
export const HeaderEnd = (props: HeaderPartProps) => (
  <div {...props} className={classNames(css.end, props.className)} />
);

/** The container for a `SearchBox`. */
export const HeaderSearch = (props: HeaderPartProps) => (
  <div {...props} className={classNames(css.search, props.className)} />
);

/** The container for account, links and cart. */
export const HeaderActions = (props: HeaderPartProps) => (
  <div {...props} className={classNames(css.actions, props.className)} />
);
