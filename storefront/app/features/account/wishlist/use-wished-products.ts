import { useEffect, useState } from "react";
import { pageSizes } from "~/lib/constants";
import { type CardProduct, productGid } from "~/lib/product-card";
import { usePublicSettings } from "~/lib/public-settings";
import type { WishlistStore } from "~/lib/wishlist/wishlist-store";
import { openCustomerService } from "../customer-service";
import { useAsked } from "../use-asked";

export interface WishedProducts {
  /** By global id; null for one that the shop does not have any more. */
  readonly products: ReadonlyMap<string, CardProduct | null>;
  readonly status: "asking" | "done" | "failed";
  readonly retry: () => void;
}

/** The products of the wishlist's ids. Each is asked for once; one that comes onto the list later is asked for then. */
export function useWishedProducts(wishlist: WishlistStore, ids: readonly string[]): WishedProducts {
  const settings = usePublicSettings();
  const [products, setProducts] = useState<ReadonlyMap<string, CardProduct | null>>(new Map());
  const { status, retry } = useAsked(async function* () {
    await wishlist.fill();
    yield true;
  });
  const missing = ids.find((id) => !products.has(id));
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (missing === undefined || hasFailed) return undefined;
    let isGone = false;
    const wanted = ids.filter((id) => !products.has(id)).slice(-pageSizes.wishlist);
    async function fetchWanted(): Promise<void> {
      try {
        const found = await openCustomerService(settings).products(wanted);
        const known = new Map(products);
        for (const id of wanted) known.set(id, null);
        for (const product of found) known.set(productGid(product.id), product);
        if (!isGone) setProducts(known);
      } catch (error) {
        console.error(error);
        if (!isGone) setFailed(true);
      }
    }
    void fetchWanted();
    return () => {
      isGone = true;
    };
  }, [missing, hasFailed, ids, products, settings]);

  return {
    products,
    status: hasFailed ? "failed" : missing === undefined ? status : "asking",
    retry() {
      setFailed(false);
      retry();
    },
  };
}
