import { useEffect, useState } from "react";
import { usePublicSettings } from "~/settings/public-settings";
import { readWishlistAlerts, setProductFrequency } from "~/shopper/saved-searches/alert-choices";
import type { AlertFrequency, WishlistAlerts } from "~/shopper/saved-searches/saved-search";

/** How often the customer hears of each product. Null if that is unknown; the wishlist works without it. */
export function useWishlistAlerts(productIds: readonly string[]) {
  const settings = usePublicSettings();
  const [alerts, setAlerts] = useState<WishlistAlerts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = productIds.some((id) => !alerts?.byProduct.has(id));
  useEffect(() => {
    if (!isMissing || settings.extensionsApiUrl === null) return undefined;
    let isGone = false;
    readWishlistAlerts(settings).then(
      (read) => isGone || setAlerts(read),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, settings]);

  async function choose(productId: string, frequency: AlertFrequency): Promise<void> {
    await setProductFrequency(settings, productId, frequency);
    setAlerts(
      (before) => before && { ...before, byProduct: new Map([...before.byProduct, [productId, frequency]]) },
    );
  }
  // The choices must not move the products when they come.
  return { alerts, choose, isReady: alerts !== null || hasFailed || settings.extensionsApiUrl === null };
}
