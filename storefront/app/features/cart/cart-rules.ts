import { NoIdReturned } from "~/apollo/no-id-returned";
import type { Cart } from "./cart";
import type { CartApi } from "./cart-api";

/** A change of the cart, from a click or a posted form. */
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

/** Null for a visitor without a cart, and for one whose cart was paid or is too old. */
export async function readCart(api: CartApi, cartId: string | null): Promise<Cart | null> {
  return cartId ? api.read(cartId) : null;
}

/**
 * The cart after a change; null if there is none. `known` saves a read if it is the cart with that id.
 * - Adding a product that is in the cart, or removing one that is not, does nothing.
 * - Adding to an unknown or paid cart creates a new one.
 * - After a lost response the cart is read before the change is repeated: nothing is added twice.
 */
export async function changeCart(
  api: CartApi,
  cartId: string | null,
  change: CartChange,
  known?: Cart | null,
): Promise<Cart | null> {
  const isKnown = known != null && known.id === cartId;
  const cart = isKnown ? known : await readCart(api, cartId);
  try {
    return await send(api, cart, change);
  } catch (error) {
    // The service responded with a rejection.
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

/** Two tabs may have added the same product at the same moment; each product exists once. */
async function single(api: CartApi, cart: Cart): Promise<Cart> {
  const doubled = cart.lines.filter(({ quantity }) => quantity > 1).map(({ id }) => id);
  return doubled.length > 0 ? ((await api.single(cart.id, doubled)) ?? cart) : cart;
}
