import { ErrorNotice, OrderSearch, Stack, Tabs } from "@circlet/design-system";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePublicSettings } from "~/settings/public-settings";
import * as messages from "~/messages/en/orders";
import { openCustomerService } from "#mockable/features/account/customer-service";
import { SectionSkeleton } from "../SectionSkeleton";
import { useAccountQuery } from "../use-account-query";
import { matchingOrders } from "./matching-orders";
import { OrderList } from "./OrderList";

/** Active and completed orders in two tabs, with a search over both. */
export default function OrdersSection() {
  const settings = usePublicSettings();
  const { status, data, retry } = useAccountQuery(() => openCustomerService(settings).orders());
  const [text, setText] = useState("");
  const { search } = useLocation();
  const navigate = useNavigate();
  if (!data) return status === "failed" ? <Failed onRetry={retry} /> : <SectionSkeleton section="orders" />;
  const found = matchingOrders(data, text);
  const active = found.filter(({ isCompleted }) => !isCompleted);
  const completed = found.filter(({ isCompleted }) => isCompleted);
  const isWhole = status === "done";
  const shared = { isWhole, isSearched: text.trim() !== "" };
  return (
    <Stack gap="l">
      <OrderSearch value={text} onValueChange={setText} found={found.length} />
      <Tabs
        label={messages.title}
        value={new URLSearchParams(search).get("tab") === "completed" ? "completed" : "active"}
        onValueChange={(tab) =>
          void navigate(tab === "completed" ? "?tab=completed" : "?", {
            replace: true,
            preventScrollReset: true,
          })
        }
        tabs={[
          {
            value: "active",
            label: tabLabel("active", active.length, isWhole),
            content: <OrderList {...shared} kind="active" orders={active} others={completed.length} />,
          },
          {
            value: "completed",
            label: tabLabel("completed", completed.length, isWhole),
            content: <OrderList {...shared} kind="completed" orders={completed} others={active.length} />,
          },
        ]}
      />
      {status === "failed" && <Failed onRetry={retry} />}
    </Stack>
  );
}

/** Hides the count while more orders are loading. */
function tabLabel(kind: "active" | "completed", count: number, isWhole: boolean): string {
  return isWhole ? messages.countedTab(messages.tabs[kind], count) : messages.tabs[kind];
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorNotice title={messages.notLoaded} onRetry={onRetry}>
      {messages.notLoadedText}
    </ErrorNotice>
  );
}
