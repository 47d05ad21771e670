import { priceTiers } from "@circlet/service-kit/price-tiers";
import { categoryPath, listingPath, searchPath } from "~/shop/paths";

/** Links for which the demo catalog must have products. */
export const seededLinks = {
  newArrivals: listingPath({ sort: "deals", current_tier: priceTiers.newArrivals }),
  finalSale: listingPath({
    sort: "price_asc",
    current_tier: priceTiers.finalSale,
  }),
  women: listingPath({ department: ["womens"] }),
  men: listingPath({ department: ["mens"] }),
  dresses: categoryPath("dresses"),
  sweatersOuterwear: listingPath({ category: ["outerwear", "sweaters"] }),
  trending: searchPath,
} as const;
