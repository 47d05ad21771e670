import type { ListingMetadata } from "../../extensions/listings/listing-metadata.ts";
import { tierCollections } from "../offer/tiers.ts";
import type { CollectionWords } from "./collection-words.ts";
import { occasionSearches } from "./occasion-searches.ts";

/** Collections by how long products have waited and how far they are marked down. */
const byTier: Readonly<Record<string, CollectionWords>> = {
  "new-arrivals": {
    name: "New Arrivals",
    metaTitle: "New arrivals from brands you love",
    metaDescription:
      "Fresh from the unpacking table: the newest returned and pre-owned items, most of them one of one, and already below retail.",
    romanceCopy:
      "The latest that we unpacked, checked and photographed. Most are the only one, so the early shopper wins.",
    filters: { tier: tierCollections["new-arrivals"] },
  },
  trending: {
    name: "Trending",
    metaTitle: "Trending items, often 30% off or more",
    metaDescription:
      "What shoppers are looking at now: items with their first real markdown, before somebody else takes them.",
    romanceCopy: "Long enough here to be marked down, not long enough to be picked over.",
    filters: { tier: tierCollections.trending },
  },
  "likely-to-sell-fast": {
    name: "Likely to sell fast",
    metaTitle: "Likely to sell fast: new with tags",
    metaDescription:
      "New with tags and newly marked down: the items that leave first. With free shipping and easy returns.",
    romanceCopy: "Tags on, price down. These tend to be gone by the weekend.",
    filters: { tier: tierCollections["likely-to-sell-fast"], condition: ["new_with_tags"] },
  },
  markdowns: {
    name: "New markdowns",
    metaTitle: "New markdowns, often 40% off or more",
    metaDescription:
      "Prices that have just come down on dresses, denim, shoes and bags from more than a hundred brands.",
    romanceCopy: "The same items as last week. The prices are not.",
    filters: { tier: tierCollections.markdowns },
  },
  sale: {
    name: "Sale",
    metaTitle: "Sale: brand-name fashion below retail",
    metaDescription:
      "Returned, new-with-tags and pre-owned fashion at sale prices. Checked by hand, shipped within 24 hours.",
    romanceCopy: "Something from every shelf, marked down.",
    filters: { tier: tierCollections.sale },
  },
  clearance: {
    name: "Clearance",
    metaTitle: "Clearance: last sizes, low prices",
    metaDescription:
      "Clearance on returned and pre-owned fashion: last sizes of good items from good brands, at a fraction of retail.",
    romanceCopy: "Last sizes, honest prices. Filter by yours and see what is left.",
    filters: { tier: tierCollections.clearance },
  },
  "final-sale": {
    name: "Final Sale",
    metaTitle: "Final sale: often half off retail or more",
    metaDescription:
      "Often half off retail or more, on items that have waited long enough. The lowest prices first, shipped free.",
    romanceCopy: "They have waited long enough, and so have you. Often half off retail, or more.",
    filters: { tier: tierCollections["final-sale"] },
  },
  "last-chance": {
    name: "Last Chance",
    metaTitle: "Last chance: our deepest markdowns",
    metaDescription:
      "The last stop before an item moves on: our deepest markdowns on dresses, shoes, bags and more. When it is gone, it is gone.",
    romanceCopy: "The deepest markdowns we make. After this, an item leaves the shop for good.",
    filters: { tier: tierCollections["last-chance"] },
  },
};

/** Collections by budget. */
const byPrice: Readonly<Record<string, CollectionWords>> = {
  "under-25": {
    name: "Under $25",
    metaTitle: "Brand-name finds under $25",
    metaDescription:
      "Tees, socks, bralettes, even the odd dress: brand-name fashion under $25, checked by hand and shipped free.",
    romanceCopy: "Small prices, whole items. Two of them, and another 15% comes off.",
    filters: { maxPrice: 2500 },
  },
  "under-50": {
    name: "Under $50",
    metaTitle: "Brand-name fashion under $50",
    metaDescription:
      "Dresses, denim, knitwear and shoes under $50. Returned and pre-owned items in good shape, shipped free.",
    romanceCopy: "An outfit for the price of dinner, and it lasts longer.",
    filters: { maxPrice: 5000 },
  },
  "under-100": {
    name: "Under $100",
    metaTitle: "Designer labels under $100",
    metaDescription:
      "Coats, gowns, boots and bags for less than $100, from brands that usually cost more. Easy returns all year.",
    romanceCopy: "Coats, leather and tailoring that usually cost more.",
    filters: { maxPrice: 10_000 },
  },
};

/** Collections by interest. */
const byKind: Readonly<Record<string, CollectionWords>> = {
  womens: {
    name: "Women's",
    metaTitle: "Women's fashion, returned and pre-owned",
    metaDescription:
      "Women's dresses, denim, knitwear, shoes and bags: returned, new with tags or pre-owned, checked by hand, below retail.",
    romanceCopy: "Everything for women, from more than a hundred brands.",
    filters: { department: ["womens"] },
  },
  mens: {
    name: "Men's",
    metaTitle: "Men's fashion, returned and pre-owned",
    metaDescription:
      "Men's shirts, knitwear, denim, tailoring and shoes: returned, new with tags or pre-owned, checked by hand, below retail.",
    romanceCopy: "Shirts, knits, denim and tailoring that somebody sent back. Their loss.",
    filters: { department: ["mens"] },
  },
  "shoes-and-bags": {
    name: "Shoes & bags",
    metaTitle: "Shoes and handbags below retail",
    metaDescription:
      "Boots, pumps, sneakers, totes and clutches from brands that know leather. At a fraction of retail.",
    romanceCopy: "They finish an outfit. Some begin one.",
    filters: { category: ["shoes", "handbags"] },
  },
  "sweaters-outerwear": {
    name: "Sweaters & outerwear",
    metaTitle: "Sweaters, coats and jackets below retail",
    metaDescription:
      "Cardigans, cable knits, blazers, trenches and puffers, returned or gently worn, at prices that warm, too.",
    romanceCopy: "Layers for mornings, evenings and overeager air conditioning.",
    filters: { category: ["sweaters", "outerwear"] },
  },
  "new-with-tags": {
    name: "New with tags",
    metaTitle: "New with tags, below retail",
    metaDescription:
      "Bought, unpacked, sent back: items with their tags still on, never worn, at prices well below the ones on the tag.",
    romanceCopy: "Somebody changed their mind. The tag is still on, the price is not.",
    filters: { condition: ["new_with_tags"] },
  },
  "pre-owned": {
    name: "Pre-owned",
    metaTitle: "Pre-owned fashion, checked by hand",
    metaDescription:
      "Pre-owned items in good shape, every mark described, from brands made to last. The kindest price for you and the planet.",
    romanceCopy: "Loved once, looked after, looked over. What there is to know about each item is beside it.",
    filters: { condition: ["preowned"] },
  },
};

/** The shop's collections as saved searches, by URL slug. */
export const collectionSearches: readonly ListingMetadata[] = Object.entries({
  ...byTier,
  ...byPrice,
  ...occasionSearches,
  ...byKind,
}).map(([slug, words]) => ({ kind: "collection", slug, ...words }));
