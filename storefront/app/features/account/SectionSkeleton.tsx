import { OrderCardSkeleton, ProductGrid, Skeleton, Stack, VisuallyHidden } from "@circlet/design-system";
import type { AccountSection } from "~/lib/paths";
import * as css from "./account.css";

const shownOrders = 2;
const shownPieces = 4;

/** What a section looks like while it is on its way; in sight only when that takes long enough to be noticed. */
export function SectionSkeleton({ section }: { readonly section: AccountSection }) {
  return (
    <div className={css.late} aria-busy="true">
      <VisuallyHidden as="p">Loading...</VisuallyHidden>
      <Bones section={section} />
    </div>
  );
}

function Bones({ section }: { readonly section: AccountSection }) {
  if (section === "wishlist") {
    return <ProductGrid items={[]} loading={shownPieces} keyOf={String} renderItem={() => null} />;
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
