import { ServiceFailure } from "~/apollo/service-failure";
import type { Cart } from "./cart";
import type { CartApi } from "./cart-api";

/**
 * The cart API of a browser in which somebody may be signed in. A new cart gets the buyer's email address; so does a
 * cart without one, or with another customer's, when it is read. Each address is sent once per cart, unless the
 * service was unreachable; the cart works without it. No lock is needed: every tab sends the same, and no line
 * changes.
 */
export function buyerCart(
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
      if (error instanceof ServiceFailure && error.failure === "unavailable") sent.delete(key);
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
