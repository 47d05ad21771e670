import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useLocation } from "react-router-dom";
import { delays } from "~/shop/constants";
import { withinBudget } from "~/http/time-budget";
import { whenIdle } from "~/loading/when-idle";
import { cartPath } from "~/shop/paths";
import { subscribeToNothing } from "~/browser/store";
import type { CartStore } from "./cart-store";
import type { CartOverlayProps } from "./CartOverlay";
import { hasCartId, hasStoredCart, storedSnapshot, unreadCart } from "./stored-cart";

/** What loads when a shopper needs the cart (`cart-script.ts`). */
interface CartScript {
  readonly cart: CartStore;
  readonly keepCurrent: (cart: CartStore) => () => void;
  readonly CartOverlay: ComponentType<CartOverlayProps>;
}

interface CartAccess {
  /** Null until it has loaded. */
  readonly script: CartScript | null;
  /** Rejects if the script is missing or does not arrive within five seconds. */
  readonly load: () => Promise<CartScript>;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly control: RefObject<HTMLAnchorElement | null>;
}

const CartContext = createContext<CartAccess | null>(null);

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const { script, load } = useCartScript();
  const { isOpen, setOpen } = useDrawer(script ? null : load);
  const control = useRef<HTMLAnchorElement>(null);
  const access = useMemo(() => ({ script, load, isOpen, setOpen, control }), [script, load, isOpen, setOpen]);
  return <CartContext value={access}>{children}</CartContext>;
}

export function useCart() {
  const access = useContext(CartContext);
  if (!access) throw new Error("CartProvider is missing");
  const cart = access.script?.cart;
  // The server never renders a shopper's cart.
  const view = useSyncExternalStore(
    cart?.subscribe ?? subscribeToNothing,
    cart?.get ?? storedSnapshot,
    () => unreadCart,
  );
  return { ...access, view };
}

export function CartDrawerSlot() {
  const { script, isOpen, setOpen, control } = useCart();
  return (
    script && <script.CartOverlay cart={script.cart} isOpen={isOpen} setOpen={setOpen} control={control} />
  );
}

/** The script loads when the browser is idle if there is a cart, or on `load` (.github/decisions/0008). */
function useCartScript() {
  const [script, setScript] = useState<CartScript | null>(null);
  const loading = useRef<Promise<CartScript> | null>(null);

  const load = useCallback((): Promise<CartScript> => {
    loading.current ??= importScript().then(
      (loaded) => {
        setScript(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading.current = null;
        throw error;
      },
    );
    const loaded = loading.current;
    return withinBudget(delays.cart, () => loaded);
  }, []);

  useEffect(() => {
    if (script) return script.keepCurrent(script.cart);
    const ended = new AbortController();
    const { signal } = ended;
    const loadIf = (isNeeded: boolean): void => {
      if (isNeeded) load().catch(console.error);
    };
    const stopIdle = whenIdle(() => loadIf(hasStoredCart()));
    // A cart may come from another tab, or from a form before the shopper came back. What another tab is adding is its own.
    const loadCart = () => loadIf(hasCartId());
    for (const event of ["storage", "pageshow", "focus", "online"])
      window.addEventListener(event, loadCart, { signal });
    return () => {
      stopIdle();
      ended.abort();
    };
  }, [script, load]);
  return { script, load };
}

async function importScript(): Promise<CartScript> {
  // Chromium remembers a failed import until the page closes. The service worker answers only if it has the script.
  if (!navigator.onLine) await fetch(cartPath);
  const { browserCart, keepCurrent, CartOverlay } = await import("./cart-script");
  const cart = browserCart();
  const isRead = cart.read();
  // Without a cart, reading sends nothing, and the number of products stays known.
  if (!hasStoredCart()) await isRead;
  return { cart, keepCurrent, CartOverlay };
}

/** Belongs to the page it was opened on, even if its script is late. `load` is null once that has loaded. */
function useDrawer(load: (() => Promise<unknown>) | null) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen || !load) return undefined;
    let isCurrent = true;
    load().catch(() => {
      if (!isCurrent) return;
      // So that it can open again after Back.
      setOpen(false);
      window.location.assign(cartPath);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, load]);

  const openedOn = useRef("");
  useEffect(() => {
    if (isOpen) openedOn.current = window.location.pathname + window.location.search;
  }, [isOpen]);
  const { pathname, search } = useLocation();
  const page = pathname + search;
  useEffect(() => {
    // React renders an address later than the browser shows it, so the drawer may have opened on this page already.
    if (openedOn.current !== page) setOpen(false);
  }, [page]);
  return { isOpen, setOpen };
}
