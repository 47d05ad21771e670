import { useEffect, useState } from "react";
import { fetchJson } from "~/http/fetch-json";
import { stockPath } from "~/shop/paths";
import { whenIdle } from "~/loading/when-idle";
import type { ProductPage } from "../product-page";
import { inStock, type Stock } from "./stock";
import type { ProductVariant } from "../variants";

/** First as rendered, then with current stock if it loads; adding to the cart checks the stock again. */
export function useStock({ handle, variants }: ProductPage): readonly ProductVariant[] {
  const [current, setCurrent] = useState<readonly ProductVariant[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { stock } = await fetchJson<{ readonly stock: Stock }>(stockPath(handle), controller.signal);
      const now = inStock(variants, stock);
      // Usually the stock is as rendered. Then the page does not render again.
      setCurrent(JSON.stringify(now) === JSON.stringify(variants) ? null : now);
    };
    const cancel = whenIdle(() => void load().catch(() => undefined));
    return () => {
      cancel();
      controller.abort();
    };
  }, [handle, variants]);
  return current ?? variants;
}
