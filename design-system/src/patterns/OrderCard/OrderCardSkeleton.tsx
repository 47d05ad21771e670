import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import * as css from "./OrderCard.css.ts";
import * as pieces from "./OrderPieces.css.ts";

/** Holds the place of an order with one piece. The list around it says that it loads. */
export function OrderCardSkeleton() {
  return (
    <div className={css.root} aria-hidden="true" data-component="order-card-skeleton">
      <div className={css.header}>
        <Skeleton width="10ch" height="1.5em" />
        <Skeleton width="60%" />
      </div>
      <Skeleton height="46px" />
      <div className={pieces.piece}>
        <div className={pieces.place} />
        <Skeleton width="70%" />
        <Skeleton width="6ch" />
      </div>
    </div>
  );
}
