import { startTransition, useState } from "react";
import type { CardProduct } from "~/catalog/card-product";
import { fetchJson } from "~/http/fetch-json";
import { cardsPath } from "~/paths";

type Cards = readonly CardProduct[];

/** Cards that this tab has loaded, by path: Back shows them at once. Emptied when full. */
const kept = new Map<string, Cards>();
const mostKept = 20;

/**
 * The cards of a page's other products; null until `load` has loaded them. If that fails, the link to the whole page
 * remains.
 */
export function useRest(ids: readonly string[]) {
  const path = cardsPath(ids);
  const [, setLatest] = useState("");
  async function load(): Promise<void> {
    const { products } = await fetchJson<{ readonly products: Cards }>(path);
    if (kept.size === mostKept) kept.clear();
    kept.set(path, products);
    startTransition(() => setLatest(path));
  }
  return { rest: kept.get(path) ?? null, load: () => void load().catch(() => undefined) };
}
