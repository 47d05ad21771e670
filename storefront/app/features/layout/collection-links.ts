import type { MenuColumn, MenuLink } from "@circlet/design-system";
import { categoryPath, collectionPath } from "~/paths";

const collection = (label: string, slug: string): MenuLink => ({ label, href: collectionPath(slug) });

/** Every collection of the shop. */
export const collectionColumns: readonly MenuColumn[] = [
  {
    title: "Collections",
    links: [
      collection("Workwear", "workwear"),
      collection("Wedding guest", "wedding-guest"),
      collection("Little black dresses", "little-black-dress"),
      collection("Party", "party"),
      collection("Vacation", "vacation"),
      collection("Weekend", "weekend"),
      collection("Cozy", "cozy"),
      collection("Activewear", "activewear"),
      collection("Denim", "denim"),
      collection("Boots collection", "boots"),
      collection("Coats collection", "coats"),
    ],
  },
  {
    title: "By price",
    links: [
      collection("Everything under $25", "under-25"),
      collection("Everything under $50", "under-50"),
      collection("Everything under $100", "under-100"),
      collection("New markdowns", "markdowns"),
      collection("Likely to sell fast", "likely-to-sell-fast"),
      collection("Everything on sale", "sale"),
      collection("Clearance", "clearance"),
      collection("All of Final Sale", "final-sale"),
      collection("Last Chance", "last-chance"),
    ],
  },
  {
    title: "By department",
    links: [
      collection("Women’s", "womens"),
      collection("Men’s", "mens"),
      collection("Shoes & bags", "shoes-and-bags"),
      { label: "Handbags", href: categoryPath("handbags") },
      collection("Sweaters & coats", "sweaters-outerwear"),
      collection("All New Arrivals", "new-arrivals"),
      collection("Trending now", "trending"),
      collection("New with tags", "new-with-tags"),
      collection("Pre-owned", "pre-owned"),
    ],
  },
];
