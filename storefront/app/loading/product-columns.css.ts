import { media } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";

const wide = "(min-width: 1024px)";
/** Pixels between images and details. */
const betweenColumns = 56;

/** The columns of the product page and of its skeleton, so that nothing moves when the page has loaded. */
export const productColumns = style({
  display: "grid",
  gap: "var(--circlet-space-l)",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      columnGap: "var(--circlet-space-xl)",
    },
    print: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [wide]: { gridTemplateColumns: "minmax(0, 1.78fr) minmax(0, 1fr)", columnGap: betweenColumns },
  },
});

export const productHeading = style({
  display: "grid",
  gap: "var(--circlet-space-xs)",
  justifyItems: "start",
});
