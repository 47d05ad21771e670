import { tiers } from "~/lib/constants";
import { categoryPath, listingPath, searchPath } from "~/lib/paths";

const { first, last } = tiers.finalSale;

/** The seeded links of specification A2. */
export const seeded = {
  newArrivals: listingPath({ sort: "deals", current_tier: [tiers.newArrivals] }),
  finalSale: listingPath({
    sort: "price_asc",
    current_tier: Array.from({ length: last - first + 1 }, (_, step) => `L${first + step}`),
  }),
  women: listingPath({ department: ["womens"] }),
  dresses: categoryPath("dresses"),
  sweatersOuterwear: listingPath({ category: ["outerwear", "sweaters"] }),
  trending: searchPath,
} as const;
