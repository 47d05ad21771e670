import { OrderCardSkeleton, ProductGrid, Skeleton, Stack, VisuallyHidden } from "@circlet/design-system";
import type { AccountSectionName } from "~/shop/paths";
import * as common from "~/messages/en/common";
import * as css from "./account.css";

const shownOrders = 2;
const shownProducts = 4;

/** A section's placeholder, shown only if loading takes long enough to notice. */
export function SectionSkeleton({ section }: { readonly section: AccountSectionName }) {
  return (
    <div className={css.late} aria-busy="true">
      <VisuallyHidden as="p">{common.loading}</VisuallyHidden>
      <Bones section={section} />
    </div>
  );
}

function Bones({ section }: { readonly section: AccountSectionName }) {
  if (section === "wishlist") {
    return <ProductGrid items={[]} loading={shownProducts} keyOf={String} renderItem={() => null} />;
  }
  if (section === "orders") {
    return (
      <Stack gap="l">
        {Array.from({ length: shownOrders }, (_, index) => (
          <OrderCardSkeleton key={index} />
        ))}
      </Stack>
    );
  }
  return (
    <Stack gap="m">
      <Skeleton shape="block" width="min(560px, 100%)" />
      <Skeleton shape="block" width="min(560px, 100%)" />
    </Stack>
  );
}
