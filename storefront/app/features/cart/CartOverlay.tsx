import { CartDrawer, Link } from "@circlet/design-system";
import { type ReactNode, useEffect } from "react";
import { codePath, privacyPath, searchPath, termsPath } from "~/paths";
import * as messages from "~/messages/en/cart";
import { recordCartEvent } from "./cart-events";
import { shownLine } from "./cart-line";
import type { CartStore } from "./cart-store";
import { useCart } from "./use-cart";

/** The cart drawer. */
export function CartOverlay({ cart }: { readonly cart: CartStore }): ReactNode {
  const { view, isOpen, setOpen, control } = useCart();
  const { status, lines, total, saved, discounts, checkoutUrl, notice, canRetry } = view;
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
      // Keyed by variant, so that a line keeps its place and focus when the service assigns its id.
      lines={lines.map(({ isPending, error, ...item }) => ({
        ...shownLine(item),
        id: item.variantId,
        isPending,
        error: error ?? undefined,
      }))}
      total={total}
      saved={saved}
      discounts={discounts}
      checkoutHref={checkoutUrl}
      code={
        <Link href={codePath} standalone onClick={() => setOpen(false)}>
          {messages.enterCode}
        </Link>
      }
      notice={notice}
      onRemove={(variantId) => cart.remove(variantId)}
      onCheckout={() => recordCartEvent("begin_checkout", lines)}
      onRetry={canRetry ? () => void cart.retry() : undefined}
      termsHref={termsPath}
      privacyHref={privacyPath}
      searchHref={searchPath}
    />
  );
}
