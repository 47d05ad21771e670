import { media } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";
import { following, page } from "../../../sections-page.css";

export const rows = style([page, following]);

/** Leaves space above a row that a link scrolls to. */
export const anchor = style({ scrollMarginBlockStart: "var(--circlet-space-l)" });

const gutter = "var(--circlet-layout-gutter)";

/**
 * Laid out only when it comes near the window. Until then, it has about its later height, so that Back can scroll to a
 * card. It clips what is outside, so it includes the page's gutters, into which cards scroll, and space for focus rings.
 */
export const row = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 371px",
  paddingBlock: 6,
  marginBlock: -6,
  paddingInline: gutter,
  marginInline: `calc(-1 * ${gutter})`,
  "@media": {
    [media.desktop]: { containIntrinsicBlockSize: "auto 500px" },
    "(min-width: 1024px)": { containIntrinsicBlockSize: "auto 424px" },
  },
});
