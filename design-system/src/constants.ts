import { breakpoints } from "./theme/generated/breakpoints.ts";

/** The shop's constants, in pixels and milliseconds. The storefront imports them from here, too. */

/** The width at which desktop images and layouts replace the mobile ones. */
export const mobileBreakpoint = breakpoints.desktop;

/** The product grid has four columns above `four`, three above `three`, otherwise two. */
export const gridBreakpoints = { three: breakpoints.wide, four: breakpoints.full } as const;

export const shelfColumns = { default: 5, justArrived: 3 } as const;

/** The maximum number of images in a product's gallery. */
export const galleryImages = 8;

/** Suggested searches below the search field. */
export const suggestionsShown = 3;

export const delays = {
  /** How long "Item removed from cart" is announced. */
  removeAnnouncement: 300,
  /** How long "{category} added to wishlist" is announced. */
  wishlistAnnouncement: 3000,
  /** How long the search dropdown stays open after its field loses focus. */
  searchBlur: 200,
  /** How long until the cart's close button receives focus. */
  cartFocus: 100,
} as const;

/** Facets with more options than this have a search field, except color. */
export const facetSearchAbove = 5;

/** Quick price filters, in dollars, such as "Under $15". */
export const priceCeilings = [15, 25, 50, 100, 200] as const;

/** Clicks on the copyright line that reveal the build version. */
export const versionClicks = 5;

/** Brands per column of the brand directory. */
export const brandStackSize = 6;

/** Image widths that the shop's image service offers. */
export const imageWidths = { tiny: 240, small: 480, medium: 960, large: 1440 } as const;
