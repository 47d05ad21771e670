import type { Cart } from "./cart";
import type { CartApi } from "./cart-api";
import { isRefusal } from "./cart-notices";

/**
 * Wraps a cart API to attach the signed-in customer's email address. New carts get it when they are created, others
 * when they are read without it. Each address is sent once per cart, and again if the service was unreachable; the cart
 * works without it. Tabs need no lock, because all of them send the same address.
 */
export function cartWithBuyerEmail(
  api: CartApi,
  buyerEmail: () => string | null,
  sent: Set<string> = new Set(),
): CartApi {
  async function identified(cart: Cart): Promise<Cart | null> {
    const email = buyerEmail();
    const key = `${cart.id} ${email}`;
    if (!email || isSame(email, cart.email) || sent.has(key)) return cart;
    sent.add(key);
    try {
      return await api.identify(cart.id, email);
    } catch (error) {
      console.error(error);
      if (!isRefusal(error)) sent.delete(key);
      return cart;
    }
  }

  return {
    ...api,
    async read(cartId) {
      const cart = await api.read(cartId);
      return cart && identified(cart);
    },
    create: (variantIds) => api.create(variantIds, buyerEmail()),
  };
}

function isSame(email: string, other: string | null): boolean {
  return email.toLowerCase() === other?.toLowerCase();
}
