import { useCallback, useEffect, useRef, useState } from "react";
import { delays } from "~/constants";
import { loadChunk } from "~/loading/load-chunk";
import { whenIdle } from "~/loading/when-idle";
import { hasStoredCart } from "./stored-cart";
import type { CartCode } from "./use-cart";

const importCode = loadChunk(() => import("./cart-code"), delays.cart);

/** Events after which this browser may have a cart: another tab, a form or Back. */
const cartEvents = ["storage", "pageshow", "focus"] as const;

/**
 * The cart's code, null until it has loaded. With a cart, it loads when the browser is idle. Without one, it loads when
 * something calls `load` (.github/decisions/0110-load-the-cart-when-a-shopper-may-need-it.md).
 */
export function useCartCode() {
  const [code, setCode] = useState<CartCode | null>(null);
  const loading = useRef<Promise<CartCode> | null>(null);

  /** Rejects with a `ChunkFailure` if a script is missing or does not arrive in time. */
  const load = useCallback((): Promise<CartCode> => {
    loading.current ??= importCode()
      .then(async ({ browserCart, keepCurrent, CartOverlay }) => {
        const cart = browserCart();
        const loaded = { cart, CartOverlay, stop: keepCurrent(cart) };
        // Without a cart, this sends nothing, and the number of products stays known.
        if (!hasStoredCart()) await cart.read();
        setCode(loaded);
        return loaded;
      })
      .catch((error: unknown) => {
        loading.current = null;
        throw error;
      });
    return loading.current;
  }, []);

  useEffect(() => {
    if (code) return () => code.stop();
    const ended = new AbortController();
    const loadStored = (): void => {
      if (hasStoredCart()) load().catch(console.error);
    };
    const stopIdle = whenIdle(loadStored);
    for (const event of cartEvents) window.addEventListener(event, loadStored, { signal: ended.signal });
    return () => {
      stopIdle();
      ended.abort();
    };
  }, [code, load]);
  return { code, load };
}
