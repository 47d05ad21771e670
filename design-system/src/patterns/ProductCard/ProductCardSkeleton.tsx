import type { ReactNode } from "react";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { classNames } from "../../css/class-names.ts";
import * as css from "./ProductCard.css.ts";

/** Holds a card's place, so that nothing moves when the products come. */
export function ProductCardSkeleton({ className }: { className?: string | undefined }): ReactNode {
  return (
    <div
      className={classNames(css.root, className)}
      aria-hidden="true"
      data-component="product-card-skeleton"
    >
      <div className={css.place} />
      <div className={css.words}>
        <Skeleton shape="text" className={css.shortLine} />
        <Skeleton shape="text" className={css.skeletonLine} />
        <Skeleton shape="text" className={classNames(css.skeletonLine, css.shortLine)} />
      </div>
    </div>
  );
}
