import { PredictiveSearchDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { loadCardProducts } from "~/catalog/load-card-products";
import { serverSizes } from "~/shop/constants";
import type { Suggestions } from "./suggestions";

/** Rejects with a `ServiceFailure`. */
export async function loadSuggestions(commerce: Commerce, query: string): Promise<Suggestions> {
  // The platform's limit counts for each type.
  const limit = Math.max(serverSizes.suggestedProducts, serverSizes.suggestions);
  const { predictiveSearch } = await commerce.query(PredictiveSearchDocument, { query, limit });
  return {
    queries: (predictiveSearch?.queries ?? []).map(({ text }) => text).slice(0, serverSizes.suggestions),
    // A sold-out product has no page to link to.
    products: await loadCardProducts(
      commerce,
      (predictiveSearch?.products ?? [])
        .filter(({ availableForSale }) => availableForSale)
        .slice(0, serverSizes.suggestedProducts),
    ),
  };
}
