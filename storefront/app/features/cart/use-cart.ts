import { type ComponentType, createContext, type RefObject, useContext, useSyncExternalStore } from "react";
import { subscribeToNothing } from "~/store/store";
import { type CartSnapshot, noCart, unknownCart } from "./cart-snapshot";
import type { CartStore } from "./cart-store";
import { hasStoredCart } from "./stored-cart";

export interface CartCode {
  readonly cart: CartStore;
  readonly keepCurrent: (cart: CartStore) => () => void;
  readonly CartOverlay: ComponentType<{ readonly cart: CartStore }>;
}

interface CartAccess {
  /** Null until it has loaded. */
  readonly code: CartCode | null;
  /** Rejects if the script is missing or does not arrive within five seconds. */
  readonly load: () => Promise<CartCode>;
  /** Whether the drawer is open. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The header's cart button, which receives focus when the drawer closes. */
  readonly control: RefObject<HTMLAnchorElement | null>;
}

export const CartContext = createContext<CartAccess | null>(null);

const storedCart = (): CartSnapshot => (hasStoredCart() ? unknownCart : noCart);

export function useCart() {
  const access = useContext(CartContext);
  if (!access) throw new Error("CartProvider is missing");
  const cart = access.code?.cart;
  // The server never renders a shopper's cart.
  const view = useSyncExternalStore(
    cart?.subscribe ?? subscribeToNothing,
    cart?.get ?? storedCart,
    () => unknownCart,
  );
  return { ...access, view };
}
