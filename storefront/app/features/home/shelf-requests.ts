import type { ProductFilter, ShelfQueryVariables } from "@circlet/graphql/generated";
import { metafieldNamespace } from "~/lib/constants";

type ShelfRequest = Omit<ShelfQueryVariables, "first">;

const values = (key: string, ...slugs: string[]): ProductFilter[] =>
  slugs.map((value) => ({ productMetafield: { namespace: metafieldNamespace, key, value } }));
const tier = (...codes: string[]) => values("current_tier", ...codes);
const category = (...slugs: string[]) => values("category", ...slugs);

const forSale: ProductFilter = { available: true };
const newest = { handle: "all", sortKey: "CREATED", reverse: true } as const;

/** What stands on each shelf of the home page, by the shelf's slug. */
export const shelfRequests: Readonly<Record<string, ShelfRequest>> = {
  dresses: { ...newest, filters: [forSale, ...category("dresses")] },
  "just-arrived": { ...newest, filters: [forSale, ...tier("L1")] },
  "likely-to-sell-fast": { handle: "all", sortKey: "BEST_SELLING", filters: [forSale, ...tier("L3")] },
  "new-markdowns": { ...newest, filters: [forSale, ...tier("L5", "L6", "L10")] },
  "last-chance": { handle: "deals", sortKey: "COLLECTION_DEFAULT", filters: [forSale, ...tier("L30")] },
  "shoes-and-bags": { ...newest, filters: [forSale, ...category("shoes", "handbags")] },
  outerwear: { ...newest, filters: [forSale, ...category("outerwear")] },
};
