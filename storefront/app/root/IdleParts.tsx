import type { ReactNode } from "react";
import { Analytics } from "~/features/analytics/Analytics";
import { Offline } from "~/features/offline/Offline";
import { Wishlist } from "~/shopper/wishlist/Wishlist";

export default function IdleParts(): ReactNode {
  return (
    <>
      <Analytics />
      <Offline />
      <Wishlist />
    </>
  );
}
