import { useEffect, useState } from "react";
import { usePublicSettings } from "~/lib/public-settings";
import { whenIdle } from "~/lib/when-idle";
import type { ProductPage } from "./product-page";
import { inStock } from "./stock";
import type { ProductVariant } from "./variants";

/**
 * A product's variants: at first as the page was rendered, which may be a while ago, then as they are. When the service
 * cannot be asked the page stays as it came; adding to the bag asks once more.
 */
export function useStock({ handle, variants }: ProductPage): readonly ProductVariant[] {
  const settings = usePublicSettings();
  const [current, setCurrent] = useState<readonly ProductVariant[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const { askStock } = await import("./ask-stock");
      const stock = await askStock(settings, handle, leaving.signal);
      if (!leaving.signal.aborted) setCurrent(inStock(variants, stock));
    };
    const callOff = whenIdle(() => void ask().catch(() => undefined));
    return () => {
      callOff();
      leaving.abort();
    };
  }, [settings, handle, variants]);
  return current ?? variants;
}
