import { useState } from "react";
import { fetchJson } from "~/http/fetch-json";
import { shelfPath } from "~/paths";
import type { CardProduct } from "~/catalog/card-product";

/** A shelf's cards: only the first ones until `load` has loaded the rest. */
export function useShelf(slug: string, start: readonly CardProduct[] | null) {
  const [all, setAll] = useState<readonly CardProduct[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  function load(): void {
    setLoading(true);
    fetchJson<{ readonly products: readonly CardProduct[] }>(shelfPath(slug))
      .then(({ products }) => setAll(products))
      .catch(() => undefined)
      .finally(() => setLoading(false));
  }
  return { products: all ?? start, isLoading, load };
}
