import { breakpoints } from "./theme/generated/breakpoints.ts";

/** Every number of the specification (A9, B9) that a component stands on, once. Pixels and milliseconds. */

/** Below this width the mobile pictures and layouts are shown. */
export const mobileBreakpoint = breakpoints.desktop;

/** The product grid: four columns above `four`, three above `three`, else two. */
export const gridBreakpoints = { three: breakpoints.wide, four: breakpoints.full } as const;

export const shelfColumns = { default: 5, justArrived: 3 } as const;

/** A product's gallery shows no more pictures than this. */
export const galleryPictures = 8;

/** "Top Suggestions" under the search field. */
export const suggestionsShown = 3;

export const delays = {
  /** "Item removed from cart" is cleared after this. */
  removeAnnouncement: 300,
  /** "{category} added to wishlist" is cleared after this. */
  wishlistAnnouncement: 3000,
  /** The search dropdown closes this long after the field lost focus. */
  searchBlur: 200,
  /** Focus reaches the cart's close button this long after the drawer opened. */
  cartFocus: 100,
} as const;

/** A facet has a search box only with more options than this, and never for color. */
export const facetSearchAbove = 5;

/** Quick price filters, in dollars: "Under $15" and so on. */
export const priceCeilings = [15, 25, 50, 100, 200] as const;

/** So many clicks on the copyright show the build version. */
export const versionClicks = 5;

/** Brands in one stack of the brand directory. */
export const brandStackSize = 6;

/** The widths in which the shop's image service renders every picture. */
export const imageWidths = { tiny: 240, small: 480, medium: 960, large: 1440 } as const;

/** The path that the search box, the header and the calls to action lead to. */
export const searchPath = "/search";

/** What a piece's picture is called while it moves from its card to its page. */
export const pieceTransition = "circlet-piece";
