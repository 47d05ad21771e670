import type { ReactNode } from "react";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { classNames } from "../../css/class-names.ts";
import * as css from "./ProductCard.css.ts";
import * as lines from "./ProductCardSkeleton.css.ts";

/** As tall, line by line, as a card with one line of title, or with the lines that its row has room for: nothing moves when the products come. */
export function ProductCardSkeleton({ className }: { className?: string | undefined }): ReactNode {
  return (
    <div
      className={classNames(css.root, className)}
      aria-hidden="true"
      data-component="product-card-skeleton"
    >
      <div className={css.place} />
      <div className={css.words}>
        <div className={lines.brandLine}>
          <Skeleton className={lines.shortLine} />
        </div>
        <div className={lines.titleLine}>
          <Skeleton />
        </div>
        <div className={classNames(css.facts, lines.priceLine)}>
          <Skeleton className={lines.shortLine} />
        </div>
        <div className={css.condition}>
          <Skeleton className={lines.conditionLine} />
        </div>
      </div>
    </div>
  );
}
