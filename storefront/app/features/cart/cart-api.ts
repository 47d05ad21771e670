import type { Cart } from "./cart";

/** The cart after a change; null if the service no longer has it, because it was paid or has expired. */
export type Changed = Cart | null;

/**
 * The cart operations that the rules in `cart-rules.ts` need. On the server they call the commerce service, in the
 * browser the shop's server.
 */
export interface CartApi {
  read(cartId: string): Promise<Cart | null>;
  /** Passes the buyer's email address if it is known. */
  create(variantIds: readonly string[], email?: string | null): Promise<Cart>;
  add(cartId: string, variantId: string): Promise<Changed>;
  remove(cartId: string, lineIds: readonly string[]): Promise<Changed>;
  /** Sets the quantity of these lines to one. */
  single(cartId: string, lineIds: readonly string[]): Promise<Changed>;
  /** Sets the buyer's email address. */
  identify(cartId: string, email: string): Promise<Changed>;
}
