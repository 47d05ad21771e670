import type { MenuColumn, MenuLink } from "@circlet/design-system";
import { categoryPath, collectionPath } from "~/shop/paths";
import * as messages from "~/messages/en/menu";

const collection = (label: string, slug: string): MenuLink => ({ label, href: collectionPath(slug) });

/** Links to all of the shop's collections. */
export const collectionColumns: readonly MenuColumn[] = [
  {
    title: messages.collections,
    links: [
      collection(messages.workwear, "workwear"),
      collection(messages.weddingGuest, "wedding-guest"),
      collection(messages.littleBlackDresses, "little-black-dress"),
      collection(messages.party, "party"),
      collection(messages.vacation, "vacation"),
      collection(messages.weekend, "weekend"),
      collection(messages.cozy, "cozy"),
      collection(messages.activewear, "activewear"),
      collection(messages.denim, "denim"),
      collection(messages.bootsCollection, "boots"),
      collection(messages.coatsCollection, "coats"),
    ],
  },
  {
    title: messages.byPrice,
    links: [
      collection(messages.everythingUnder25, "under-25"),
      collection(messages.everythingUnder50, "under-50"),
      collection(messages.everythingUnder100, "under-100"),
      collection(messages.newMarkdowns, "markdowns"),
      collection(messages.likelyToSellFast, "likely-to-sell-fast"),
      collection(messages.everythingOnSale, "sale"),
      collection(messages.clearance, "clearance"),
      collection(messages.allOfFinalSale, "final-sale"),
      collection(messages.lastChance, "last-chance"),
    ],
  },
  {
    title: messages.byDepartment,
    links: [
      collection(messages.womens, "womens"),
      collection(messages.mens, "mens"),
      collection(messages.shoesAndBags, "shoes-and-bags"),
      { label: messages.handbags, href: categoryPath("handbags") },
      collection(messages.sweatersAndCoats, "sweaters-outerwear"),
      collection(messages.allNewArrivals, "new-arrivals"),
      collection(messages.trendingNow, "trending"),
      collection(messages.newWithTags, "new-with-tags"),
      collection(messages.preOwned, "pre-owned"),
    ],
  },
];
