import { style, styleVariants } from "@vanilla-extract/css";
import { offscreen } from "../../loading/offscreen";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--circlet-layout-section)",
  paddingBlockEnd: "var(--circlet-layout-section)",
});

/** By the number of rows; `promoted` for a shelf beside an image, which phones show above it. */
export const shelf = styleVariants({
  row: offscreen({ phone: "371px", desktop: "477px" }),
  twoRows: offscreen({ phone: "371px", desktop: "915px" }),
  promoted: offscreen({ phone: "651px", desktop: "553px" }),
});

export const tightHeading = style({ marginBlockEnd: "var(--circlet-space-xs)" });

export const underHeading = style({ marginBlockEnd: "var(--circlet-space-l)" });

/** Stretches the background across the window. */
export const background = style({
  background: "var(--circlet-color-surface)",
  paddingBlock: "var(--circlet-layout-section)",
});
