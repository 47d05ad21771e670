import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import * as css from "./CartView.css.ts";

export interface CartRootProps extends RootProps<"div"> {
  /** Whether there is a `CartSide`: on wide screens it is next to the body. */
  hasSide?: boolean;
  children: ReactNode;
}

/** The cart within a page, put together from parts. */
export function CartRoot({ hasSide = false, className, children, ...rest }: CartRootProps): ReactNode {
  return (
    <div
      {...rest}
      className={classNames(css.page, hasSide && css.pageWithSummary, className)}
      data-component="cart-view"
    >
      {children}
    </div>
  );
}

export interface CartSideProps extends RootProps<"div"> {
  children: ReactNode;
}

/** The panel for the summary, which stays visible next to long lists. */
export function CartSide({ className, children, ...rest }: CartSideProps): ReactNode {
  return (
    <div {...rest} className={classNames(css.summary, className)}>
      {children}
    </div>
  );
}
