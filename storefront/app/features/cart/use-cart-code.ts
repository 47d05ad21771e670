import { useCallback, useEffect, useRef, useState } from "react";
import { delays, storageKeys } from "~/constants";
import { withinBudget } from "~/http/time-budget";
import { whenIdle } from "~/loading/when-idle";
import { subscribeToStored } from "~/store/stored-text";
import { hasCartId, hasStoredCart } from "./stored-cart";
import type { CartCode } from "./use-cart";

async function importCode(): Promise<CartCode> {
  const { browserCart, keepCurrent, CartOverlay } = await import("./cart-code");
  const cart = browserCart();
  const isRead = cart.read();
  // Without a cart, reading sends nothing, and the number of products stays known.
  if (!hasStoredCart()) await isRead;
  return { cart, keepCurrent, CartOverlay };
}

/**
 * The cart's code, null until it has loaded. With a cart, it loads when the browser is idle. Without one, it loads when
 * something calls `load` (.github/decisions/0008).
 */
export function useCartCode() {
  const [code, setCode] = useState<CartCode | null>(null);
  const loading = useRef<Promise<CartCode> | null>(null);

  const load = useCallback((): Promise<CartCode> => {
    loading.current ??= importCode().then(
      (loaded) => {
        setCode(loaded);
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
    if (code) return code.keepCurrent(code.cart);
    const ended = new AbortController();
    const { signal } = ended;
    const loadIf = (isNeeded: boolean): void => {
      if (isNeeded) load().catch(console.error);
    };
    const stopIdle = whenIdle(() => loadIf(hasStoredCart()));
    // A cart may come from another tab, or from a form before the shopper came back. What another tab is adding is its own.
    const loadCart = () => loadIf(hasCartId());
    const stopStorage = subscribeToStored(storageKeys.cartId, loadCart);
    window.addEventListener("pageshow", ({ persisted }) => persisted && loadCart(), { signal });
    window.addEventListener("focus", loadCart, { signal });
    window.addEventListener("online", loadCart, { signal });
    return () => {
      stopIdle();
      stopStorage();
      ended.abort();
    };
  }, [code, load]);
  return { code, load };
}
