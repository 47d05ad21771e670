/** The storefront's constants. Those that components use come from the design system. */
import { galleryImages, suggestionsShown } from "@circlet/design-system/constants";

export { imageWidths, mobileBreakpoint, priceCeilings } from "@circlet/design-system/constants";

export const site = {
  name: "Circlet",
  copyrightYear: 2025,
} as const;

/** How many a page shows (.github/decisions/0007). */
export const pageSizes = {
  listing: 80,
  /** Cards in a row on a product page. The row of similar sizes is hidden unless it is full. */
  relatedRow: 6,
} as const;

/** How many the server asks for or renders. Browsers do not load these. */
export const serverSizes = {
  /** Products that a listing page renders first, in whole rows of two, three or four. The others load later. */
  listingStart: 24,
  /** Up to this many products, a listing page renders all of them at once. */
  listingWhole: 40,
  shelf: 18,
  /** Products that are looked at for new matches of a saved search. */
  newest: 40,
  /** As many as almost every cart has. */
  cartLines: 10,
  /** Those of a larger cart; the service's maximum. */
  moreCartLines: 250,
  /** The service's maximum. */
  variants: 250,
  productImages: galleryImages,
  suggestions: suggestionsShown,
  suggestedProducts: 4,
  feed: 50,
  feedVariants: 50,
  /** Collections for the sitemap; the service's maximum. */
  collections: 250,
  /** Products for the sitemap; the service's maximum. */
  sitemap: 250,
} as const;

/** How long the server waits, in milliseconds. */
export const serverLimits = {
  /** For data that a page can do without. */
  optionalData: 1000,
  /** For a product page's rows of other products, which matter when the product is not right. */
  productRows: 2500,
} as const;

/** Milliseconds. */
export const delays = {
  searchDebounce: 150,
  /** Time limit for reading or changing the cart, including retries. */
  cart: 5000,
  /** How long a navigation may take before the skeleton shows. */
  skeleton: 200,
  /** After this, a lazy script counts as missing. */
  lazyLoad: 120_000,
} as const;

/** Reviews show only if there are more than `shownAbove`, and at most `shown` of them. */
export const reviewLimits = { shownAbove: 2, shown: 5 } as const;

/** The API version of the email marketing tool. */
export const marketingRevision = "2024-07-15";

export const metafieldNamespace = "product_information";
