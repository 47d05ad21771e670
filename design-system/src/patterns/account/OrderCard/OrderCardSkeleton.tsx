import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import * as css from "./OrderCard.css.ts";
import * as products from "./OrderProducts.css.ts";

/** Reserves the space of an order with one product. Announce loading on the list around it. */
export function OrderCardSkeleton({ className, ...rest }: RootProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames(css.root, className)}
      aria-hidden="true"
      data-component="order-card-skeleton"
    >
      <div className={css.header}>
        <Skeleton width="10ch" height="1.5em" />
        <Skeleton width="60%" />
      </div>
      <Skeleton height="46px" />
      <div className={products.product}>
        <div className={products.place} />
        <Skeleton width="70%" />
        <Skeleton width="6ch" />
      </div>
    </div>
  );
}
