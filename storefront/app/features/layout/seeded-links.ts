import { tiers } from "~/constants";
import { categoryPath, listingPath, searchPath } from "~/paths";

const { first, last } = tiers.finalSale;

/** Links for which the demo catalog must have products. */
export const seededLinks = {
  newArrivals: listingPath({ sort: "deals", current_tier: [tiers.newArrivals] }),
  finalSale: listingPath({
    sort: "price_asc",
    current_tier: Array.from({ length: last - first + 1 }, (_, step) => `L${first + step}`),
  }),
  women: listingPath({ department: ["womens"] }),
  men: listingPath({ department: ["mens"] }),
  dresses: categoryPath("dresses"),
  sweatersOuterwear: listingPath({ category: ["outerwear", "sweaters"] }),
  trending: searchPath,
} as const;
