import { categoryPath, listingPath, searchPath } from "~/lib/paths";

const finalSaleTiers = { first: 15, last: 29 } as const;

/** The seeded links of specification A2. */
export const seeded = {
  newArrivals: listingPath({ sort: "deals", current_tier: ["L1"] }),
  finalSale: listingPath({
    sort: "price_asc",
    current_tier: Array.from(
      { length: finalSaleTiers.last - finalSaleTiers.first + 1 },
      (_, step) => `L${finalSaleTiers.first + step}`,
    ),
  }),
  women: listingPath({ department: ["womens"] }),
  dresses: categoryPath("dresses"),
  sweatersOuterwear: listingPath({ category: ["outerwear", "sweaters"] }),
  trending: searchPath,
} as const;
