import type { ReactNode } from "react";
import type { Amount } from "../../../components/Price/money.ts";
import { Price } from "../../../components/Price/Price.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { stickyAddToCartStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import * as css from "./StickyAddToCart.css.ts";

export interface StickyAddToCartProps extends RootProps<"div"> {
  price: Amount;
  retailPrice?: Amount;
  /** The selected options, shown under the price on phones: "M, brown". */
  choice?: string | undefined;
  /** The cart button with its form. */
  children: ReactNode;
  /** The wishlist button, whose space is reserved while it loads. */
  wishlist?: ReactNode;
  labels?: Partial<typeof stickyAddToCartStrings> | undefined;
  className?: string | undefined;
}

/**
 * The cart and wishlist buttons: in the page on desktops, in a bar at the bottom of the window on phones, together with
 * the price. Windows that are too short for a bar have none. Both layouts use the same buttons, so screen readers find
 * no duplicates.
 */
export function StickyAddToCart(props: StickyAddToCartProps): ReactNode {
  const { price, retailPrice, choice, children, wishlist, labels: given, className, ...rest } = props;
  const labels = useLabels(stickyAddToCartStrings, given);
  return (
    <div
      role="group"
      aria-label={labels.addToCart}
      {...rest}
      className={classNames(css.root, className)}
      data-component="sticky-add-to-cart"
    >
      {/* Hidden from screen readers, because the page already has the price and options. */}
      <div className={css.summary} aria-hidden="true">
        <Price amount={price} retail={retailPrice} className={css.price} />
        {choice && (
          <p className={css.choice}>
            <bdi>{choice}</bdi>
          </p>
        )}
      </div>
      <div className={css.buttons}>
        <div className={css.button}>{children}</div>
        {wishlist && <div className={css.heart}>{wishlist}</div>}
      </div>
    </div>
  );
}
