import { media } from "@circlet/design-system/media";
import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--circlet-layout-section)",
  paddingBlock: "var(--circlet-layout-section)",
});

/** Leaves space above a row that a link scrolls to. */
export const anchor = style({ scrollMarginBlockStart: "var(--circlet-space-l)" });

/** The height of a heading and cards with images of 4 by 5, in a number of columns. */
function rowHeight(columns: number): string {
  const { container, gutter, gridGap } = vars.layout;
  const images = `(min(100vw, ${container}) - 2 * ${gutter} - ${columns - 1} * ${gridGap}) / ${columns}`;
  return `calc(194px + 1.25 * ${images})`;
}

/**
 * Laid out only when it comes near the window. Until then, it has about its later height, so that Back can scroll to a
 * card. It clips what is outside, so it includes the page's gutters, into which cards scroll, and space for focus rings.
 */
export const row = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 371px",
  paddingBlock: 6,
  marginBlock: -6,
  "@media": {
    [media.desktop]: { containIntrinsicBlockSize: `auto ${rowHeight(3)}` },
    "(min-width: 1024px)": { containIntrinsicBlockSize: `auto ${rowHeight(6)}` },
  },
});
