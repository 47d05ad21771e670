import type { ReactNode } from "react";
import type { Amount } from "../../components/Price/money.ts";
import { Price } from "../../components/Price/Price.tsx";
import { classNames } from "../../css/class-names.ts";
import { bagBarStrings } from "../../strings.ts";
import * as css from "./StickyBagBar.css.ts";

export interface StickyBagBarProps {
  price: Amount;
  retailPrice?: Amount;
  /** What is chosen, under the price on phones: "M, brown". */
  choice?: string | undefined;
  /** The bag's button, with the form around it. */
  children: ReactNode;
  /** The wishlist heart, outlined; its place is held while it is on its way. */
  wishlist?: ReactNode;
  labels?: typeof bagBarStrings | undefined;
  className?: string | undefined;
}

/**
 * The bag's button and the heart: in the column they stand in on a desktop, on phones a bar that stays at the bottom
 * of the window, with the price. One and the same button in both, so that nothing is doubled for screen readers.
 */
export function StickyBagBar(props: StickyBagBarProps): ReactNode {
  const { price, retailPrice, choice, children, wishlist, labels = bagBarStrings, className } = props;
  return (
    <div
      role="group"
      aria-label={labels.bagBar}
      className={classNames(css.root, className)}
      data-component="sticky-bag-bar"
    >
      {/* The column has said both already: this is for eyes. */}
      <div className={css.summary} aria-hidden="true">
        <Price amount={price} retail={retailPrice} className={css.price} />
        {choice && <p className={css.choice}>{choice}</p>}
      </div>
      <div className={css.button}>{children}</div>
      {wishlist && <div className={css.heart}>{wishlist}</div>}
    </div>
  );
}
