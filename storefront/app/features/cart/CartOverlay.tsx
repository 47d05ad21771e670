import { CartDrawer, isPlainClick, Link } from "@circlet/design-system";
import { type ReactNode, type RefObject, useEffect, useSyncExternalStore } from "react";
import { usePolicyLinks } from "~/catalog/use-policy-links";
import { discountCodePath, searchPath } from "~/shop/paths";
import * as messages from "~/messages/en/cart";
import { recordCartEvent } from "./cart-events";
import type { CartStore } from "./cart-store";
import RemovedNotice from "./RemovedNotice";

export interface CartOverlayProps {
  readonly cart: CartStore;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The header's cart button, which receives focus when the drawer closes. */
  readonly control: RefObject<HTMLElement | null>;
}

export function CartOverlay({ cart, isOpen, setOpen, control }: CartOverlayProps): ReactNode {
  const view = useSyncExternalStore(cart.subscribe, cart.get);
  const policies = usePolicyLinks();
  const { status, lines, total, saved, discounts, checkoutUrl, notice, removed, canRetry } = view;
  useEffect(() => {
    if (isOpen && status === "loading") void cart.read();
  }, [isOpen, status, cart]);
  const isShown = isOpen && status === "ready";
  useEffect(() => {
    // Recorded once per opening, with the cart's content at that moment.
    if (isShown) recordCartEvent("view_cart", cart.get().lines);
  }, [isShown, cart]);
  return (
    <CartDrawer
      open={isOpen}
      onOpenChange={setOpen}
      returnFocusTo={control}
      // After a timeout the product may still be added, so do not call the cart empty next to "Try again".
      status={canRetry && lines.length === 0 ? "failed" : status}
      lines={lines}
      total={total}
      saved={saved}
      discounts={discounts}
      checkoutHref={checkoutUrl}
      code={
        <Link href={discountCodePath} standalone onClick={(event) => isPlainClick(event) && setOpen(false)}>
          {messages.enterDiscountCode}
        </Link>
      }
      notice={notice}
      removed={removed && <RemovedNotice cart={cart} item={removed} />}
      onRemove={(id) => cart.remove(id)}
      onCheckout={() => recordCartEvent("begin_checkout", lines)}
      onRetry={canRetry ? () => void cart.retry() : undefined}
      {...policies}
      searchHref={searchPath}
    />
  );
}
