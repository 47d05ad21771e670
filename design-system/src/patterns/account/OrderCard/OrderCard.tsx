import { useId, type ReactNode } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { useRegion } from "../../../components/Price/LocaleProvider.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { orderStrings } from "../../../account-strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import type { Order } from "./order.ts";
import { OrderActions } from "./OrderActions.tsx";
import { orderDate } from "./order-date.ts";
import * as css from "./OrderCard.css.ts";
import { OrderProducts } from "./OrderProducts.tsx";
import { OrderProgress } from "./OrderProgress.tsx";

export interface OrderCardProps extends RootProps<"article"> {
  /** The order: its products, dates and stage. */
  order: Order;
  headingLevel?: 2 | 3 | 4;
  labels?: Partial<typeof orderStrings> | undefined;
  className?: string | undefined;
}

/** An order with its products, address, progress, and links to track, cancel or return it. */
export function OrderCard({
  order,
  headingLevel = 2,
  labels: given,
  className,
  ...rest
}: OrderCardProps): ReactNode {
  const labels = useLabels(orderStrings, given);
  const region = useRegion();
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={id}
      {...rest}
      className={classNames(css.root, className)}
      data-component="order-card"
    >
      <header className={css.header}>
        <div className={css.titleLine}>
          <Title id={id} className={css.title}>
            {labels.number(order.number)}
          </Title>
          <Badge tone={order.stage === "failed" ? "sale" : "quiet"} data-part="status">
            {order.status}
          </Badge>
        </div>
        <dl className={css.facts}>
          <Fact name={labels.placed}>
            <time dateTime={order.placedAt}>{orderDate(order.placedAt, region)}</time>
          </Fact>
          {order.confirmation && <Fact name={labels.confirmation}>{order.confirmation}</Fact>}
          {order.total !== undefined && (
            <Fact name={labels.total}>
              <Price amount={order.total} />
            </Fact>
          )}
          {order.giftCards?.map(({ last4, amount }) => (
            <Fact key={last4} name={labels.giftCard(last4)}>
              <Price amount={amount} />
            </Fact>
          ))}
        </dl>
      </header>
      {order.stage !== "failed" && <OrderProgress stage={order.stage} labels={labels} />}
      <OrderProducts products={order.products} labels={labels} />
      <footer className={css.footer}>
        <dl className={css.details}>
          {order.address && order.address.length > 0 && (
            <Fact name={labels.shipTo}>
              <address className={css.address}>{order.address.join("\n")}</address>
            </Fact>
          )}
          {order.shipment?.number && (
            <Fact name={labels.tracking}>
              {[order.shipment.carrier, order.shipment.number].filter(Boolean).join(" ")}
            </Fact>
          )}
        </dl>
        <OrderActions order={order} labels={labels} />
      </footer>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  );
}
