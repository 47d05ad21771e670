import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { browserCart, keepCurrent } from "./browser-cart";
import type { CartStore } from "./cart-store";
import { cartView, unread } from "./cart-view";

interface CartAccess {
  readonly cart: CartStore;
  /** Whether the drawer is open. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The header's cart button, which receives focus when the drawer closes. */
  readonly control: RefObject<HTMLAnchorElement | null>;
}

const CartContext = createContext<CartAccess | null>(null);

/** The server never renders a shopper's cart. */
const unknownCart = cartView(unread);

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const [cart] = useState(browserCart);
  const [isOpen, setOpen] = useState(false);
  const control = useRef<HTMLAnchorElement>(null);
  useEffect(() => keepCurrent(cart), [cart]);
  const access = useMemo(() => ({ cart, isOpen, setOpen, control }), [cart, isOpen]);
  return <CartContext value={access}>{children}</CartContext>;
}

export function useCart() {
  const access = useContext(CartContext);
  if (!access) throw new Error("useCart must be used within CartProvider");
  const { cart } = access;
  const view = useSyncExternalStore(cart.subscribe, cart.get, () => unknownCart);
  return { ...access, view };
}
