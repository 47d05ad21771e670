import type { ShelfQueryVariables } from "@circlet/graphql/generated";
import { priceTiers } from "@circlet/service-kit/price-tiers";
import { metafieldFilter } from "~/catalog/metafields";
import type { ListingScope } from "~/http/page-tags";
import { listingCollections } from "~/shop/listing-collections";

type ShelfOrder = Pick<ShelfQueryVariables, "handle" | "sortKey" | "reverse">;

interface ShelfRequest {
  readonly order: ShelfOrder;
  /** The filters that select a shelf's products. */
  readonly scope: ListingScope;
}

const newest: ShelfOrder = { handle: listingCollections.all, sortKey: "CREATED", reverse: true };
const bestSelling: ShelfOrder = { handle: listingCollections.all, sortKey: "BEST_SELLING" };
const largestSaving: ShelfOrder = { handle: listingCollections.deals, sortKey: "COLLECTION_DEFAULT" };

export const shelfRequests: Readonly<Record<string, ShelfRequest>> = {
  newest: { order: newest, scope: {} },
  dresses: { order: newest, scope: { category: ["dresses"] } },
  "just-arrived": { order: newest, scope: { current_tier: priceTiers.newArrivals } },
  "likely-to-sell-fast": { order: bestSelling, scope: { current_tier: priceTiers.sellsFast } },
  "new-markdowns": { order: newest, scope: { current_tier: priceTiers.markdowns } },
  "last-chance": { order: largestSaving, scope: { current_tier: priceTiers.lastChance } },
  "shoes-and-bags": { order: newest, scope: { category: ["shoes", "handbags"] } },
  outerwear: { order: newest, scope: { category: ["outerwear"] } },
};

/** A shelf's query variables, limited to products for sale. */
export function shelfVariables({ order, scope }: ShelfRequest): Omit<ShelfQueryVariables, "first"> {
  const fields = Object.entries(scope).flatMap(([key, values]: [string, readonly string[]]) =>
    values.map((value) => metafieldFilter(key, value)),
  );
  return { ...order, filters: [{ available: true }, ...fields] };
}
