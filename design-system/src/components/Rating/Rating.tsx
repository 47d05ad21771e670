import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { useLabels } from "../../labels/use-labels.ts";
import { localeFormats } from "../../locale.ts";
import { StarIcon } from "../../primitives/Icon/icons.tsx";
import { ratingStrings } from "../../strings/rating-strings.ts";
import { useRegion } from "../Price/LocaleProvider.tsx";
import * as css from "./Rating.css.ts";

export interface RatingProps extends RootProps<"span"> {
  /** From 0 to `max`. Fractions fill a part of a star; its name has one decimal. */
  value: number;
  /** 5 by default. */
  max?: number | undefined;
  /** What stands behind the stars, such as the number of reviews. */
  children?: ReactNode;
  labels?: Partial<typeof ratingStrings> | undefined;
}

/** What shoppers think of a product, in stars. Shows a rating; it does not ask for one. */
export function Rating({
  value,
  max = 5,
  children,
  labels: given,
  className,
  ...rest
}: RatingProps): ReactNode {
  const labels = useLabels(ratingStrings, given);
  const number = localeFormats(useRegion()).count();
  const stars = (style: string): ReactNode =>
    Array.from({ length: max }, (_, index) => <StarIcon key={index} size="small" className={style} />);
  return (
    <span {...rest} className={classNames(css.root, className)} data-component="rating">
      <span
        role="img"
        aria-label={labels.outOf(number.format(Math.round(value * 10) / 10), number.format(max))}
        className={css.stars}
      >
        {stars(css.star)}
        <span className={css.given} style={{ inlineSize: `${(value / max) * 100}%` }}>
          {stars(css.filled)}
        </span>
      </span>
      {children && <span className={css.words}>{children}</span>}
    </span>
  );
}
