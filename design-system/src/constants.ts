import { breakpoints } from "./theme/generated/breakpoints.ts";

/** The shop's numbers, in pixels and milliseconds. Components import them from here. */

/** Below this width mobile images and layouts show. */
export const mobileBreakpoint = breakpoints.desktop;

/** The product grid: four columns above `four`, three above `three`, else two. */
export const gridBreakpoints = { three: breakpoints.wide, four: breakpoints.full } as const;

export const shelfColumns = { default: 5, justArrived: 3 } as const;

/** The most images in a product's gallery. */
export const galleryImages = 8;

/** "Top Suggestions" under the search field. */
export const suggestionsShown = 3;

export const delays = {
  /** How long "Item removed from cart" is announced. */
  removeAnnouncement: 300,
  /** How long "{category} added to wishlist" is announced. */
  wishlistAnnouncement: 3000,
  /** Delay until the search dropdown closes after the field loses focus. */
  searchBlur: 200,
  /** Delay until the cart's close button gets the focus. */
  cartFocus: 100,
} as const;

/** A facet has a search box only with more options than this, and never for color. */
export const facetSearchAbove = 5;

/** Quick price filters, in dollars: "Under $15" and so on. */
export const priceCeilings = [15, 25, 50, 100, 200] as const;

/** Clicks on the copyright that show the build version. */
export const versionClicks = 5;

/** Brands in one stack of the brand directory. */
export const brandStackSize = 6;

/** Image widths that the shop's image service renders. */
export const imageWidths = { tiny: 240, small: 480, medium: 960, large: 1440 } as const;

/** The path of the search box, the header and calls to action. */
export const searchPath = "/search";
