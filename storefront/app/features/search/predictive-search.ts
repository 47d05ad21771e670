import { PredictiveSearchDocument } from "@circlet/graphql/generated";
import { createCommerce } from "~/apollo/commerce";
import type { ServiceSettings } from "~/apollo/service-settings";
import { pageSizes } from "~/lib/constants";
import { type CardProduct, cardProduct } from "~/lib/product-card";

export interface Suggestions {
  /** At most three (specification A9). */
  readonly queries: readonly string[];
  readonly products: readonly CardProduct[];
}

export type Suggest = (text: string, signal: AbortSignal) => Promise<Suggestions>;

/** Asks the service what a text could become. This file is fetched on first use of the search box. */
export function openPredictiveSearch(settings: ServiceSettings): Suggest {
  const commerce = createCommerce({ settings });
  return async (query, signal) => {
    const { predictiveSearch } = await commerce.query(
      PredictiveSearchDocument,
      { query, limit: pageSizes.suggestedProducts },
      signal,
    );
    return {
      queries: (predictiveSearch?.queries ?? []).map(({ text }) => text).slice(0, pageSizes.suggestions),
      products: (predictiveSearch?.products ?? []).map(cardProduct),
    };
  };
}
