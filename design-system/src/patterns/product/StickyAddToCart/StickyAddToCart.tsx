import type { ReactNode } from "react";
import type { Amount } from "../../../components/Price/money.ts";
import { Price } from "../../../components/Price/Price.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { stickyAddToCartStrings } from "../../../strings.ts";
import { withDefaults } from "../../../strings/with-defaults.ts";
import * as css from "./StickyAddToCart.css.ts";

export interface StickyAddToCartProps extends RootProps<"div"> {
  price: Amount;
  retailPrice?: Amount;
  /** The selected options, shown below the price on phones: "M, brown". */
  choice?: string | undefined;
  /** The cart button with its form. */
  children: ReactNode;
  /** The outlined wishlist button; its space is reserved while it loads. */
  wishlist?: ReactNode;
  labels?: Partial<typeof stickyAddToCartStrings> | undefined;
  className?: string | undefined;
}

/**
 * The cart and wishlist buttons: within the column on desktops, in a bar at the bottom of the window on phones, with
 * the price. A short window has no bar: it would leave no room for the page. Both layouts share the buttons, so screen readers find no duplicates.
 */
export function StickyAddToCart(props: StickyAddToCartProps): ReactNode {
  const { price, retailPrice, choice, children, wishlist, labels: given, className, ...rest } = props;
  const labels = withDefaults(stickyAddToCartStrings, given);
  return (
    <div
      role="group"
      aria-label={labels.addToCart}
      {...rest}
      className={classNames(css.root, className)}
      data-component="sticky-add-to-cart"
    >
      {/* The column already says both, so screen readers skip this. */}
      <div className={css.summary} aria-hidden="true">
        <Price amount={price} retail={retailPrice} className={css.price} />
        {choice && <p className={css.choice}>{choice}</p>}
      </div>
      <div className={css.button}>{children}</div>
      {wishlist && <div className={css.heart}>{wishlist}</div>}
    </div>
  );
}
