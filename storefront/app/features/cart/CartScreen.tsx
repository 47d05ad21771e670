import { CartView, Container, Heading, Link, Text } from "@circlet/design-system";
import { lazy, useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { LazyRecentlyViewed } from "~/catalog/viewed/LazyRecentlyViewed";
import { usePolicyLinks } from "~/catalog/use-policy-links";
import { loadChunk } from "~/loading/load-chunk";
import { Part } from "~/loading/Part";
import { cartPath, searchPath } from "~/shop/paths";
import * as messages from "~/messages/en/cart";
import * as removal from "~/messages/en/removed";
import type { CartItem } from "./cart";
import { recordCartEvent } from "./cart-events";
import { type CartPage, cartPagePath } from "./cart-page";
import { useCart } from "./CartProvider";
import { DiscountCodeForm } from "./DiscountCodeForm";
import * as css from "./CartScreen.css";

/** The drawer has the same one. */
const RemovedNotice = lazy(loadChunk(() => import("./RemovedNotice")));

export interface CartScreenProps {
  /** Null for a visitor without a cart. */
  readonly cart: CartPage | null;
  /** Another shopper bought the product that was just added. */
  readonly isSold: boolean;
  /** The variant that a form has just removed. */
  readonly removedId: string | null;
}

/** The cart page. Works without JavaScript. */
export function CartScreen({ cart, isSold, removedId }: CartScreenProps) {
  const { script, view } = useCart();
  const policies = usePolicyLinks();
  useSameCart(cart);
  const lines = cart?.lines ?? [];
  const isInBrowser = (line: CartItem) => view.lines.some(({ id }) => id === line.id);
  return (
    <>
      <Container className={css.page}>
        <Heading level={1}>{messages.title}</Heading>
        {script && view.removed ? (
          <Part>
            <RemovedNotice cart={script.cart} item={view.removed} />
          </Part>
        ) : (
          removedId !== null && <UndoForm id={removedId} />
        )}
        <CartView
          lines={lines.map((line) => ({
            ...line,
            // Removed here or in another tab, and soon from this page.
            isPending: view.removing.has(line.id) || (view.status === "ready" && !isInBrowser(line)),
            error: view.errors.get(line.id),
          }))}
          total={cart?.total}
          saved={cart?.saved}
          discounts={cart?.discounts ?? []}
          checkoutHref={cart?.checkoutUrl}
          code={cart && <DiscountCodeForm entered={cart.discountCodes[0]} />}
          // With the drawer closed, only this page can say that what was put back is sold.
          notice={isSold ? messages.justSold : view.soldOut.size > 0 ? view.notice : null}
          onCheckout={() => recordCartEvent("begin_checkout", lines)}
          onRemove={script ? (id) => script.cart.remove(id) : undefined}
          removeForm={({ id }) => ({ action: cartPath, fields: { intent: "remove", id } })}
          {...policies}
          searchHref={searchPath}
        />
        {cart && cart.pages > 1 && <CartPages cart={cart} />}
      </Container>
      {lines.length === 0 && <LazyRecentlyViewed />}
    </>
  );
}

/** Puts a variant back without JavaScript. */
function UndoForm({ id }: { readonly id: string }) {
  return (
    <form method="post" action={cartPath}>
      <Text size="small">
        {removal.removedItem}
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="id" value={id} />
        <Link asChild standalone>
          <button type="submit">{removal.undo}</button>
        </Link>
      </Text>
    </form>
  );
}

/** Few carts have pages, so this has no component of the design system, which listings would load apart. */
function CartPages({ cart }: { readonly cart: CartPage }) {
  const [previous, next] = [cartPagePath(cart, cart.page - 1), cartPagePath(cart, cart.page + 1)];
  return (
    <nav aria-label={messages.pages}>
      <Text>
        {previous && <Link href={previous}>{messages.previousPage}</Link>}{" "}
        <span>{messages.page(cart.page, cart.pages)}</span>{" "}
        {next && <Link href={next}>{messages.nextPage}</Link>}
      </Text>
    </nav>
  );
}

/** Updates the page when the drawer or another tab changes the cart. */
function useSameCart(cart: CartPage | null): void {
  const { view } = useCart();
  const { revalidate } = useRevalidator();
  const isSettled = view.status === "ready" && view.adding.size + view.removing.size === 0;
  const lines = cart?.lines ?? [];
  const isShown = ({ id }: CartItem) => lines.some((line) => line.id === id);
  const shown = `${cart?.lineCount ?? 0} ${variantsOf(lines)}`;
  const current = `${view.lines.length} ${variantsOf(view.lines.filter(isShown))}`;
  useEffect(() => {
    if (isSettled && shown !== current) void revalidate();
  }, [isSettled, shown, current, revalidate]);
}

function variantsOf(lines: readonly CartItem[]): string {
  return lines
    .map(({ id }) => id)
    .sort()
    .join(" ");
}
