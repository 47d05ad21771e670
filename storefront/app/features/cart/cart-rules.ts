import { NoIdReturned } from "~/apollo/no-id-returned";
import type { Cart } from "./cart";
import type { CartApi } from "./cart-api";

/** A change to the cart, from a click or a submitted form. */
export interface CartChange {
  readonly kind: "add" | "remove";
  readonly variantId: string;
}

export function holds(cart: Cart | null | undefined, variantId: string): boolean {
  return cart?.lines.some((line) => line.variantId === variantId) ?? false;
}

export function isMade(cart: Cart | null | undefined, { kind, variantId }: CartChange): boolean {
  return holds(cart, variantId) === (kind === "add");
}

/** Null if there is no cart id, or if the cart was paid or has expired. */
export async function readCart(api: CartApi, cartId: string | null): Promise<Cart | null> {
  return cartId ? api.read(cartId) : null;
}

/**
 * Makes a change and returns the cart; null if there is none. If `known` has the cart's id, it is not read first.
 * - Adding a product that is already in the cart, or removing one that is not, does nothing.
 * - Adding to an unknown or paid cart creates a new one.
 * - If a response was lost, the cart is read before the change is retried, so nothing is added twice.
 */
export async function changeCart(
  api: CartApi,
  cartId: string | null,
  change: CartChange,
  known?: Cart | null,
): Promise<Cart | null> {
  const isKnown = known != null && known.id === cartId;
  // Without a cart there is nothing to await, so the request leaves before React renders.
  let cart = isKnown ? known : null;
  if (!isKnown && cartId) cart = await api.read(cartId);
  try {
    return await send(api, cart, change);
  } catch (error) {
    // The service has rejected the change, so do not retry.
    if (error instanceof NoIdReturned) throw error;
    return send(api, await readCart(api, cartId), change);
  }
}

/** Lines that another shopper bought. */
export function soldLines(cart: Cart | null | undefined) {
  return cart?.lines.filter(({ isForSale }) => !isForSale) ?? [];
}

async function send(api: CartApi, cart: Cart | null, change: CartChange): Promise<Cart | null> {
  if (isMade(cart, change)) return cart;
  const { kind, variantId } = change;
  if (cart && kind === "remove") return api.remove(cart.id, lineIds(cart, variantId));
  const changed = cart && (await api.add(cart.id, variantId));
  return single(api, changed ?? (await api.create([variantId])));
}

function lineIds({ lines }: Cart, variantId: string): string[] {
  return lines.filter((line) => line.variantId === variantId).map(({ id }) => id);
}

/** Two tabs may have added the same product at once, but there is only one of each. */
async function single(api: CartApi, cart: Cart): Promise<Cart> {
  const doubled = cart.lines.filter(({ quantity }) => quantity > 1).map(({ id }) => id);
  return doubled.length > 0 ? ((await api.single(cart.id, doubled)) ?? cart) : cart;
}
