import { EmptyState, OrderCard, OrderCardSkeleton, SearchIcon, Stack } from "@circlet/design-system";
import { ShopAllButton } from "~/catalog/ShopAllButton";
import * as messages from "~/messages/en/orders";
import * as css from "../account.css";
import emptyArt from "../images/art--empty--orders.avif";
import type { CustomerOrder } from "./order-adapter";

interface OrderListProps {
  readonly kind: "active" | "completed";
  readonly orders: readonly CustomerOrder[];
  /** The number of search matches in the other tab. */
  readonly others: number;
  readonly isSearched: boolean;
  /** False while more orders are loading. */
  readonly isWhole: boolean;
}

export function OrderList({ kind, orders, others, isSearched, isWhole }: OrderListProps) {
  if (orders.length === 0 && isWhole) {
    return isSearched ? <NothingFound kind={kind} others={others} /> : <Nothing kind={kind} />;
  }
  return (
    <Stack gap="l" aria-busy={!isWhole}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {!isWhole && <OrderCardSkeleton />}
    </Stack>
  );
}

function NothingFound({ kind, others }: Pick<OrderListProps, "kind" | "others">) {
  return (
    <EmptyState title={messages.noneFound} icon={<SearchIcon />}>
      {others > 0 ? messages.foundElsewhere[kind] : messages.searchHint}
    </EmptyState>
  );
}

function Nothing({ kind }: Pick<OrderListProps, "kind">) {
  return (
    <EmptyState
      title={messages.none[kind]}
      image={<img src={emptyArt} alt="" width={480} height={360} className={css.art} />}
      action={<ShopAllButton />}
    />
  );
}
