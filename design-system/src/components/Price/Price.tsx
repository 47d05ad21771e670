import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { priceStrings } from "../../strings.ts";
import { formatPrice, percentOff, type Amount } from "./money.ts";
import * as css from "./Price.css.ts";

export type PriceProps = RecipeVariants<typeof css.price> & {
  /** Whole cents, or decimal dollars such as "74.00"; "$0.00" when empty. */
  amount: Amount;
  /** The traditional retail price; struck through when it is higher. */
  retail?: Amount;
  /** Says how much is saved: "You save 61%". */
  showSaving?: boolean | undefined;
  labels?: typeof priceStrings | undefined;
  /** Layout only. */
  className?: string | undefined;
};

/** What a piece costs, and what it cost. */
export function Price({
  amount,
  retail,
  showSaving = false,
  size,
  labels = priceStrings,
  className,
}: PriceProps): ReactNode {
  const percent = percentOff(amount, retail);
  const isReduced = percent > 0;
  return (
    <span className={classNames(css.price({ size }), className)} data-component="price">
      <span className={classNames(css.current, isReduced && css.reduced)} data-part="current">
        <VisuallyHidden>{labels.price} </VisuallyHidden>
        {formatPrice(amount)}
      </span>
      {isReduced && (
        <s className={classNames(css.retail, size === "large" && css.retailLarge)} data-part="retail">
          <VisuallyHidden>{labels.retailPrice} </VisuallyHidden>
          {formatPrice(retail)}
        </s>
      )}
      {isReduced && showSaving && (
        <span className={css.saving} data-part="saving">
          {labels.saving(percent)}
        </span>
      )}
    </span>
  );
}
