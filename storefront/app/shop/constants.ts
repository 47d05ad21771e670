/** The storefront's constants. Those that components use come from the design system. */
export { imageWidths, mobileBreakpoint, priceCeilings } from "@circlet/design-system/constants";

/** The demo's copyright year. Other shops have the current one. */
export const demoYear = 2025;

/** How many a page shows (.github/decisions/0007). */
export const pageSizes = {
  listing: 80,
  /** Cards in a row on a product page. The row of similar sizes is hidden unless it is full. */
  relatedRow: 6,
} as const;

// Builds inline the numbers of these modules where they are used, so that no page loads all of them.
export * as serverSizes from "./server-sizes.ts";
export * as textLimits from "./text-limits.ts";

/** How long the server waits for data that a page can do without, in milliseconds. */
export const optionalDataLimit = 1000;
/** How long it waits for a product page's rows of other products, which matter when the product is not right. */
export const productRowsLimit = 2500;

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
