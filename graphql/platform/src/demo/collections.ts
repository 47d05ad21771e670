import type { CollectionInput } from "../catalogue/collection-writer.ts";
import { informationNamespace } from "../catalogue/product-information.ts";
import type { ProductFilter } from "../search/product-filter.ts";
import { type Category, categories } from "./categories.ts";
import { type Tier, tierCodes } from "./tiers.ts";

const field = (key: string, value: string): ProductFilter => ({
  productMetafield: { namespace: informationNamespace, key, value },
});
const inTiers = (...codes: Tier[]): ProductFilter[] => codes.map((code) => field("current_tier", code));
const inCategories = (...slugs: Category[]): ProductFilter[] => slugs.map((slug) => field("category", slug));
const tiersFrom = (first: Tier, last: Tier): Tier[] =>
  tierCodes.slice(tierCodes.indexOf(first), tierCodes.indexOf(last) + 1);

/** Collections without which a storefront cannot list: they hold any catalogue, imported ones too. */
export const listingCollections: readonly CollectionInput[] = [
  { handle: "all", title: "All", filters: [], sortOrder: "created_desc" },
  { handle: "deals", title: "Deals", filters: [], sortOrder: "percent_off_desc" },
];

/** The shop's collections (specification A9, B9): each a rule, so that a piece moves on as its tier does. */
export const demoCollections: readonly CollectionInput[] = [
  ...listingCollections,
  ...(Object.entries(categories) as [Category, string][]).map(([slug, title]) => ({
    handle: slug,
    title,
    filters: inCategories(slug),
  })),
  { handle: "womens", title: "Women's", filters: [field("department", "womens")] },
  { handle: "mens", title: "Men's", filters: [field("department", "mens")] },
  { handle: "new-arrivals", title: "New Arrivals", filters: inTiers("L1") },
  { handle: "trending", title: "Trending", filters: inTiers("L3") },
  {
    handle: "likely-to-sell-fast",
    title: "Likely to sell fast",
    filters: [...inTiers("L2", "L3", "L5"), field("condition", "new_with_tags"), { available: true }],
    sortOrder: "percent_off_desc",
  },
  {
    handle: "markdowns",
    title: "New markdowns",
    filters: inTiers("L6", "L10", "L11"),
    sortOrder: "percent_off_desc",
  },
  { handle: "sale", title: "Sale", filters: inTiers("L3", "L6", "L11", "L16", "L21", "L26") },
  { handle: "clearance", title: "Clearance", filters: inTiers("L5", "L14", "L29") },
  {
    handle: "final-sale",
    title: "Final Sale",
    filters: inTiers(...tiersFrom("L15", "L29")),
    sortOrder: "price_asc",
  },
  { handle: "last-chance", title: "Last Chance", filters: inTiers("L30"), sortOrder: "percent_off_desc" },
  { handle: "shoes-and-bags", title: "Shoes & bags", filters: inCategories("shoes", "handbags") },
  {
    handle: "sweaters-outerwear",
    title: "Sweaters & outerwear",
    filters: inCategories("sweaters", "outerwear"),
  },
];
