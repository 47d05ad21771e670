import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { priceStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import { useFormatPrice } from "./LocaleProvider.tsx";
import { percentOff, type Amount } from "./money.ts";
import * as css from "./Price.css.ts";

export type PriceProps = RootProps<"span"> &
  RecipeVariants<typeof css.price> & {
    /** `{ amount: "74.00", currencyCode: "EUR" }`, a string ("74.00"), or whole cents. Empty shows "$0.00". */
    amount: Amount;
    /** The retail price, struck through if it is higher. */
    retail?: Amount;
    /** Also shows "You save 61%". */
    showSaving?: boolean | undefined;
    labels?: Partial<typeof priceStrings> | undefined;
    /** For layout only. */
    className?: string | undefined;
  };

/** A product's price, optionally with its retail price. */
export function Price({
  amount,
  retail,
  showSaving,
  size,
  labels: given,
  className,
  ...rest
}: PriceProps): ReactNode {
  const labels = useLabels(priceStrings, given);
  const format = useFormatPrice();
  const percent = percentOff(amount, retail);
  const isReduced = percent > 0;
  return (
    <span
      {...rest}
      className={classNames(css.price({ size }), isReduced && css.reduced, className)}
      data-component="price"
      // A translation of the page replaces texts, which React then cannot change.
      translate="no"
    >
      <VisuallyHidden>{`${labels.price} `}</VisuallyHidden>
      {format(amount)}
      {isReduced && (
        <s className={classNames(css.retail, size === "large" && css.retailLarge)} data-part="retail">
          <VisuallyHidden>{`${labels.retailPrice} `}</VisuallyHidden>
          {format(retail)}
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
