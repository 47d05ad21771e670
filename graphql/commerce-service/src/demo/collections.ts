import type { CollectionInput } from "../catalog/collections/collection-writer.ts";
import { listingCollections } from "../catalog/collections/listing-collections.ts";
import { informationNamespace } from "../catalog/product-information.ts";
import type { ProductFilter } from "../search/product-filter.ts";
import { type Category, categories } from "./categories.ts";
import { tierCollections } from "./offer/tiers.ts";

const field = (key: string, value: string): ProductFilter => ({
  productMetafield: { namespace: informationNamespace, key, value },
});
const inTiersOf = (handle: keyof typeof tierCollections): ProductFilter[] =>
  tierCollections[handle].map((code) => field("current_tier", code));
const inCategories = (...slugs: Category[]): ProductFilter[] => slugs.map((slug) => field("category", slug));

/** The shop's collections. Each is a set of filters, so a product moves between collections as its tier changes. */
export const demoCollections: readonly CollectionInput[] = [
  ...listingCollections,
  ...(Object.entries(categories) as [Category, string][]).map(([slug, title]) => ({
    handle: slug,
    title,
    filters: inCategories(slug),
  })),
  { handle: "womens", title: "Women's", filters: [field("department", "womens")] },
  { handle: "mens", title: "Men's", filters: [field("department", "mens")] },
  { handle: "new-arrivals", title: "New Arrivals", filters: inTiersOf("new-arrivals") },
  { handle: "trending", title: "Trending", filters: inTiersOf("trending") },
  {
    handle: "likely-to-sell-fast",
    title: "Likely to sell fast",
    filters: [...inTiersOf("likely-to-sell-fast"), field("condition", "new_with_tags"), { available: true }],
    sortOrder: "percent_off_desc",
  },
  {
    handle: "markdowns",
    title: "New markdowns",
    filters: inTiersOf("markdowns"),
    sortOrder: "percent_off_desc",
  },
  { handle: "sale", title: "Sale", filters: inTiersOf("sale") },
  { handle: "clearance", title: "Clearance", filters: inTiersOf("clearance") },
  {
    handle: "final-sale",
    title: "Final Sale",
    filters: inTiersOf("final-sale"),
    sortOrder: "price_asc",
  },
  {
    handle: "last-chance",
    title: "Last Chance",
    filters: inTiersOf("last-chance"),
    sortOrder: "percent_off_desc",
  },
  { handle: "shoes-and-bags", title: "Shoes & bags", filters: inCategories("shoes", "handbags") },
  {
    handle: "sweaters-outerwear",
    title: "Sweaters & outerwear",
    filters: inCategories("sweaters", "outerwear"),
  },
];
