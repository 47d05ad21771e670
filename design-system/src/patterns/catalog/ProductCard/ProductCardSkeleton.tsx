import type { ReactNode } from "react";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import * as css from "./ProductCard.css.ts";
import * as lines from "./ProductCardSkeleton.css.ts";

/** As tall as a card with a one-line title, or with the reserved lines, so that nothing moves later. */
export function ProductCardSkeleton({ className, ...rest }: RootProps<"div">): ReactNode {
  return (
    <div
      {...rest}
      className={classNames(css.root, className)}
      aria-hidden="true"
      data-component="product-card-skeleton"
    >
      <div className={css.image} />
      <div className={lines.brandLine}>
        <Skeleton className={lines.shortLine} />
      </div>
      <div className={lines.titleLine}>
        <Skeleton />
      </div>
      <div className={lines.priceLine}>
        <Skeleton className={lines.shortLine} />
      </div>
      <div className={lines.conditionLine}>
        <Skeleton className={lines.longLine} />
      </div>
    </div>
  );
}
