/** The range of Final Sale, as numbers of tiers. */
const finalSaleRange = { first: 15, last: 29 } as const;

/**
 * Price tiers. A product starts at L1 and is marked down as it waits, until L30. Their names are used in chips, headings,
 * links, facets and collections. A tier is also one of the product's tags, because webhooks carry no metafields.
 */
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
