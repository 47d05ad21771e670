import { startTransition, useState } from "react";
import type { CardProduct } from "~/catalog/card-product";
import { fetchJson } from "~/http/fetch-json";

type Cards = readonly CardProduct[];

/** Cards that this tab has loaded, oldest first, by path. They show immediately when the shopper goes back. */
const kept = new Map<string, { readonly products: Cards; readonly loadedAt: number }>();
const mostKept = 20;
/** Milliseconds. Pages opened later load the cards again, because products may have sold. */
const keptFor = 300_000;

async function loadRest(path: string): Promise<void> {
  const { products } = await fetchJson<{ readonly products: Cards }>(path);
  const [oldest = ""] = kept.keys();
  if (kept.size === mostKept) kept.delete(oldest);
  kept.delete(path);
  kept.set(path, { products, loadedAt: Date.now() });
}

/** Null until `load` has loaded them. If it rejects, the link to the full page stays. */
export function useRemainingProducts(path: string) {
  const [openedAt] = useState(() => Date.now());
  const [, setLatest] = useState("");
  const known = kept.get(path);
  return {
    rest: known && known.loadedAt > openedAt - keptFor ? known.products : null,
    load: () => loadRest(path).then(() => startTransition(() => setLatest(path))),
  };
}
