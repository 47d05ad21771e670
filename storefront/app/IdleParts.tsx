import type { ReactNode } from "react";
import { Analytics } from "./features/analytics/Analytics";
import { Offline } from "./offline/Offline";
import { Wishlist } from "./wishlist/Wishlist";

/** Analytics with its question for consent, offline pages and the customer's wishlist. */
export default function IdleParts(): ReactNode {
  return (
    <>
      <Analytics />
      <Offline />
      <Wishlist />
    </>
  );
}
