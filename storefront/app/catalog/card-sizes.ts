import { gridBreakpoints } from "@circlet/design-system/constants";
import { mobileBreakpoint } from "~/shop/constants";

const desktop = `(min-width: ${mobileBreakpoint}px)`;
/** From this width up, shelves stop scrolling. */
const roomy = "(min-width: 1024px)";
const three = `(width > ${gridBreakpoints.three}px)`;
const four = `(width > ${gridBreakpoints.four}px)`;

export const cardSizes = {
  listing: `${four} 20vw, ${roomy} 24vw, ${three} 31vw, 46vw`,
  account: `${four} 18vw, ${three} 24vw, 46vw`,
  shelfOfFive: `${roomy} 19vw, ${desktop} 24vw, 42vw`,
  /** Next to the promotion image, where a card is a quarter of the page wide. */
  shelfOfThree: `${desktop} 24vw, 42vw`,
  row: `${roomy} 16vw, ${desktop} 24vw, 42vw`,
} as const;
