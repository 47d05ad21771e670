import { PredictiveSearchDocument } from "@circlet/graphql/generated";
import { createCommerce } from "~/apollo/commerce";
import type { ServiceSettings } from "~/apollo/service-settings";
import { pageSizes } from "~/constants";
import { type CardProduct, cardProduct } from "~/catalog/card-product";

export interface Suggestions {
  /** At most three. */
  readonly queries: readonly string[];
  readonly products: readonly CardProduct[];
}

export type Suggest = (text: string, signal: AbortSignal) => Promise<Suggestions>;

/** Loads suggestions for a text. In a module of its own, which loads when the search box is first used. */
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
      // A sold-out product has no page to link to.
      products: (predictiveSearch?.products ?? [])
        .filter(({ availableForSale }) => availableForSale)
        .map(cardProduct),
    };
  };
}
