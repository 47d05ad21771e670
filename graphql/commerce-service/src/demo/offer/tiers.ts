import { priceTiers } from "@circlet/service-kit/price-tiers";

/**
 * Price tiers. A product starts at L1 and is marked down as it waits. `share` is the part of the catalog, `discount`
 * the percent off retail in perfect condition.
 */
export const tiers = {
  L1: { share: 0.14, discount: [18, 30] },
  L2: { share: 0.09, discount: [24, 35] },
  L3: { share: 0.1, discount: [30, 40] },
  L5: { share: 0.07, discount: [36, 46] },
  L6: { share: 0.08, discount: [38, 48] },
  L10: { share: 0.07, discount: [42, 52] },
  L11: { share: 0.06, discount: [44, 54] },
  L14: { share: 0.05, discount: [48, 57] },
  L15: { share: 0.06, discount: [50, 59] },
  L16: { share: 0.05, discount: [52, 61] },
  L20: { share: 0.04, discount: [55, 64] },
  L21: { share: 0.04, discount: [57, 66] },
  L25: { share: 0.04, discount: [60, 69] },
  L26: { share: 0.03, discount: [62, 71] },
  L29: { share: 0.03, discount: [65, 74] },
  L30: { share: 0.05, discount: [70, 80] },
} as const satisfies Record<string, { share: number; discount: readonly [number, number] }>;

export type Tier = keyof typeof tiers;

export const tierCodes = Object.keys(tiers) as Tier[];

const inCatalog = (codes: readonly string[]): Tier[] => tierCodes.filter((code) => codes.includes(code));

/** The collections made of tiers, by handle. */
export const tierCollections = {
  "new-arrivals": priceTiers.newArrivals,
  trending: priceTiers.trending,
  "likely-to-sell-fast": priceTiers.sellsFast,
  markdowns: priceTiers.markdowns,
  sale: priceTiers.sale,
  clearance: priceTiers.clearance,
  "final-sale": inCatalog(priceTiers.finalSale),
  "last-chance": priceTiers.lastChance,
} as const satisfies Record<string, readonly Tier[]>;

/** The tier of a product by its age, from 0 (newest) to 1 (oldest). */
export function tierAtAge(age: number): Tier {
  let end = 0;
  for (const tier of tierCodes) {
    end += tiers[tier].share;
    if (age < end - 1e-9) return tier;
  }
  return "L30";
}
