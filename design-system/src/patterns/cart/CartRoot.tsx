import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import * as css from "./CartView.css.ts";

export interface CartRootProps extends RootProps<"div"> {
  /** Set if there is a `CartSide`, which is next to the body on wide screens. */
  hasSide?: boolean;
  children: ReactNode;
}

/** The cart as part of a page, composed from parts. */
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

/** The column for the summary, which stays visible next to long lists. */
export function CartSide({ className, children, ...rest }: CartSideProps): ReactNode {
  return (
    <div {...rest} className={classNames(css.summary, className)}>
      {children}
    </div>
  );
}
