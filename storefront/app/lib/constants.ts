/**
 * Every constant of the specification (A9, B9) that the storefront uses, once. Those that components stand on are the
 * design system's.
 */
import { galleryPictures, suggestionsShown } from "@circlet/design-system/constants";

export { imageWidths, mobileBreakpoint, priceCeilings } from "@circlet/design-system/constants";

export const site = {
  name: "Circlet",
  tagline: "Fashion, back in the circle",
  description:
    "Like-new, returned and pre-owned fashion from partner brands, checked by hand, up to 50% below prices elsewhere. Free shipping, easy returns.",
  locale: "en_US",
  language: "en",
  country: "US",
  currency: "USD",
  copyrightYear: 2025,
} as const;

export const pageSizes = {
  /** Products on a listing screen. */
  listing: 80,
  /** Products fetched for a shelf. */
  shelf: 18,
  cartLines: 10,
  variants: 50,
  orders: 10,
  orderLines: 10,
  fulfillments: 1,
  /** Products asked for at once by their ids. */
  wishlist: 50,
  productImages: galleryPictures,
  suggestions: suggestionsShown,
  suggestedProducts: 4,
  /** Cards of a product page's rows; the one of similar size is shown only when it is full (specification B9). */
  relatedRow: 6,
  /** Products fetched at a time for sitemap and merchant feed. */
  feed: 50,
  /** Collections fetched at a time for the sitemap: the most that the service gives. */
  collections: 250,
} as const;

/** Milliseconds. */
export const delays = {
  searchDebounce: 150,
  /** What a page can do without may hold it up no longer. */
  extras: 1000,
  /** A slow page shows its outline after this. */
  skeleton: 200,
  /** A screen's script that takes longer counts as missing (specification A7). */
  lazyLoad: 120_000,
} as const;

/** What the price tiers are called (specification A9); a piece is marked down from tier to tier, L1 to L30. */
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
  /** "Prices up to 50% below elsewhere" (specification A1). */
  upToPercent: 50,
  /** Percent off when a bag holds `bundleSize` items or more; applied by the checkout. */
  bundlePercent: 15,
  bundleSize: 2,
  welcomeCode: "WELCOME",
  welcomePercent: 25,
  welcomeHours: 24,
} as const;

/** Decision 3: both readings of the specification, as one policy. Amounts in US dollars. */
export const returnPolicy = {
  days: 365,
  freeByMailDays: 30,
  restockingFee: "10.99",
  shoesShippingFee: "12.99",
} as const;

/** Reviews are shown only with more than `shownAbove` of them, and no more than `shown`. */
export const reviewLimits = { shownAbove: 2, shown: 5 } as const;

export const shipsWithinHours = 24;

export const storageKeys = {
  cartId: "cart_id",
  accessToken: "access_token",
  idToken: "id_token",
  refreshToken: "refresh_token",
  /** Milliseconds since 1970, by this browser's clock. */
  accessTokenExpires: "access_token_expires",
  codeVerifier: "code-verifier",
  /** In session storage: the sign-in this tab has begun. */
  signIn: "sign_in",
  wishlist: "wishlist",
  directDescription: "direct_search_description",
  recentlyViewed: "recently_viewed",
  recentSearches: "recent_searches",
  consent: "consent",
  /** A random number that stands for this browser in the analytics tool; there only once counting is allowed. */
  clientId: "client_id",
  /** In session storage: the listing that a product was opened from. */
  breadcrumbs: "breadcrumbs",
  /** In session storage: where a navigation under way leads. */
  navigation: "navigation",
  /** In session storage: the page that was reloaded for a missing script. */
  reloadedFor: "reloaded_for",
} as const;

/** The version of the email marketing tool's interface (specification B9). */
export const marketingRevision = "2024-07-15";

export const metafieldNamespace = "product_information";
