import { gridBreakpoints } from "@circlet/design-system/constants";
import { mobileBreakpoint } from "./constants";

const desktop = `(min-width: ${mobileBreakpoint}px)`;
/** From here on shelves stand whole. */
const roomy = "(min-width: 1024px)";
const three = `(width > ${gridBreakpoints.three}px)`;
const four = `(width > ${gridBreakpoints.four}px)`;

/** What share of the window a card's picture takes, in the words of an image's `sizes`. */
export const cardSizes = {
  /** In a grid beside its filters. */
  listing: `${four} 20vw, ${roomy} 24vw, ${three} 31vw, 46vw`,
  /** In a grid beside the account's menu. */
  account: `${four} 18vw, ${three} 24vw, 46vw`,
  shelfOfFive: `${roomy} 19vw, ${desktop} 24vw, 42vw`,
  /** Beside the promotion's picture a card is a quarter of the page. */
  shelfOfThree: `${desktop} 24vw, 42vw`,
  /** On a product's page. */
  row: `${roomy} 16vw, ${desktop} 24vw, 42vw`,
} as const;
