/** The storefront's constants, each defined once. Those that components use are the design system's. */
import { galleryImages, suggestionsShown } from "@circlet/design-system/constants";

export { imageWidths, mobileBreakpoint, priceCeilings } from "@circlet/design-system/constants";

export const site = {
  name: "Circlet",
  copyrightYear: 2025,
} as const;

export const pageSizes = {
  /** Products on a listing screen. */
  listing: 80,
  /** Those that the page has at once; the others load when the reader comes near. */
  listingStart: 40,
  /** Products fetched for a shelf. */
  shelf: 18,
  cartLines: 10,
  /** Variants of a product page: the service's maximum. */
  variants: 250,
  /** Variants of each product in the merchant feed. */
  feedVariants: 50,
  orders: 10,
  orderLines: 10,
  fulfillments: 1,
  /** As many as a customer can keep in the demo shop. */
  addresses: 100,
  /** Products queried by id at once. */
  wishlist: 50,
  productImages: galleryImages,
  suggestions: suggestionsShown,
  suggestedProducts: 4,
  /** Cards of a product page's row. The row of similar sizes shows only when it is full. */
  relatedRow: 6,
  /** Products fetched at a time for sitemap and merchant feed. */
  feed: 50,
  /** Collections fetched at a time for the sitemap: the service's maximum. */
  collections: 250,
} as const;

/** Milliseconds. */
export const delays = {
  searchDebounce: 150,
  /** Optional data of a page may delay it no longer than this. */
  extras: 1000,
  /** A product's rows of cards may delay it no longer than this: they lead on when it does not fit. */
  rows: 2500,
  /** Reading or changing the cart, retries included, gives up after this. */
  cart: 5000,
  /** When a slow page shows its skeleton. */
  skeleton: 200,
  /** A lazy script that takes longer counts as missing. */
  lazyLoad: 120_000,
} as const;

/**
 * Price tiers from L1 to L30: a product is reduced from tier to tier
 * (.github/decisions/0007-name-the-price-tiers-once.md).
 */
export const tiers = {
  newArrivals: "L1",
  trending: "L3",
  markdowns: ["L5", "L6", "L10"],
  finalSale: { first: 15, last: 29 },
  lastChance: "L30",
} as const;

export const textLimits = {
  metaDescription: 150,
  socialDescription: 200,
  pageTitle: 60,
} as const;

export const offers = {
  /** "Often 50% or more below retail": the share of such products is tested. */
  oftenPercent: 50,
  /** Percent off a cart with `bundleSize` items or more; the checkout applies it. */
  bundlePercent: 15,
  bundleSize: 2,
  welcomeCode: "WELCOME",
  welcomePercent: 25,
  welcomeHours: 24,
} as const;

/**
 * One policy for both offers (.github/decisions/0008-take-returns-for-365-days-free-by-mail-for-30.md). Amounts in US
 * dollars.
 */
export const returnPolicy = {
  days: 365,
  freeByMailDays: 30,
  restockingFee: "10.99",
  shoesShippingFee: "12.99",
} as const;

/** For hygiene, products of these categories are new with tags, and their sale is final. */
export const finalCategories: readonly string[] = ["bras", "panties", "shapewear", "swimwear"];

/** Reviews show only when there are more than `shownAbove`, and at most `shown` of them. */
export const reviewLimits = { shownAbove: 2, shown: 5 } as const;

export const shipsWithinHours = 24;

export const storageKeys = {
  cartId: "cart_id",
  /** Products on their way into the cart. */
  unsavedItems: "cart_unsaved",
  accessToken: "access_token",
  idToken: "id_token",
  refreshToken: "refresh_token",
  /** Milliseconds since 1970, by this browser's clock. */
  accessTokenExpires: "access_token_expires",
  codeVerifier: "code-verifier",
  /** In session storage: the sign-in that this tab has started. */
  signIn: "sign_in",
  wishlist: "wishlist",
  /** The sizes that this shopper wears. */
  mySizes: "my_sizes",
  directDescription: "direct_search_description",
  /** A discount code that this shopper was given. */
  discountCode: "discount_code",
  recentlyViewed: "recently_viewed",
  recentSearches: "recent_searches",
  consent: "consent",
  /** A random id of this browser for the analytics tool; stored only with consent. */
  clientId: "client_id",
  /** In session storage: the trails of listings that products were opened from. */
  breadcrumbs: "breadcrumbs",
} as const;

/** The API version of the email marketing tool. */
export const marketingRevision = "2024-07-15";

export const metafieldNamespace = "product_information";
