/** The range of Final Sale, as numbers of tiers. */
const finalSaleRange = { first: 15, last: 29 } as const;

/** L1 is new, L30 is the most marked down. A tier is also one of the product's tags: webhooks carry no metafields. */
export const priceTiers = {
  newArrivals: ["L1"],
  sellsFast: ["L2", "L3", "L5"],
  trending: ["L3"],
  markdowns: ["L5", "L6", "L10"],
  sale: ["L3", "L6", "L11", "L16", "L21", "L26"],
  clearance: ["L5", "L14", "L29"],
  /** L15 to L29, whether or not a catalog has all of them. */
  finalSale: Array.from(
    { length: finalSaleRange.last - finalSaleRange.first + 1 },
    (_, step) => `L${finalSaleRange.first + step}`,
  ),
  lastChance: ["L30"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
