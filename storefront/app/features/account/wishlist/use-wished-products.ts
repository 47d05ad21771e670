import { useEffect, useState } from "react";
import { pageSizes } from "../page-sizes";
import type { CardProduct } from "~/catalog/card-product";
import { productGid } from "~/shop/product-gid";
import { usePublicSettings } from "~/settings/public-settings";
import type { WishlistStore } from "~/shopper/wishlist/wishlist-store";
import { openCustomerService } from "#mockable/features/account/customer-service";
import { useAccountQuery } from "../use-account-query";
import { storedProducts, storeProducts } from "./stored-products";

/** Loads each wished product once. If loading fails, shows them as last seen. */
export function useWishedProducts(wishlist: WishlistStore, ids: readonly string[]) {
  const settings = usePublicSettings();
  /** By global id; null if the product no longer exists. */
  const [products, setProducts] = useState<ReadonlyMap<string, CardProduct | null>>(new Map());
  const { status: fillStatus, retry } = useAccountQuery(async function* () {
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
        storeProducts([...known.values()].filter((product) => product !== null));
        if (!isGone) setProducts(known);
      } catch (error) {
        console.error(error);
        if (isGone) return;
        const stored = new Map(storedProducts().map((product) => [productGid(product.id), product]));
        setProducts(new Map([...stored, ...products]));
        setFailed(true);
      }
    }
    void fetchWanted();
    return () => {
      isGone = true;
    };
  }, [missing, hasFailed, ids, products, settings]);

  return {
    products,
    status: hasFailed ? "failed" : missing !== undefined || fillStatus === "loading" ? "asking" : fillStatus,
    retry: () => {
      setFailed(false);
      retry();
    },
  };
}
