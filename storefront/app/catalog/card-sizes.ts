import { gridBreakpoints } from "@circlet/design-system/constants";
import { mobileBreakpoint } from "~/constants";

const desktop = `(min-width: ${mobileBreakpoint}px)`;
/** From this width on shelves do not scroll. */
const roomy = "(min-width: 1024px)";
const three = `(width > ${gridBreakpoints.three}px)`;
const four = `(width > ${gridBreakpoints.four}px)`;

/** The width of a card's image as a share of the window, for the `sizes` attribute. */
export const cardSizes = {
  /** In a grid next to the filters. */
  listing: `${four} 20vw, ${roomy} 24vw, ${three} 31vw, 46vw`,
  /** In a grid next to the account menu. */
  account: `${four} 18vw, ${three} 24vw, 46vw`,
  shelfOfFive: `${roomy} 19vw, ${desktop} 24vw, 42vw`,
  /** Next to the promotion image, a card takes a quarter of the page. */
  shelfOfThree: `${desktop} 24vw, 42vw`,
  /** On a product's page. */
  row: `${roomy} 16vw, ${desktop} 24vw, 42vw`,
} as const;
