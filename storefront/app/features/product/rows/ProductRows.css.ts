import { media, withoutScripts } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";
import { following, page } from "../../../loading/sections-page.css";

export const rows = style([page, following]);

export const anchor = style({ scrollMarginBlockStart: "var(--circlet-space-l)" });

/** The height of a row, in most windows of this kind. */
const heights = { phone: 371, tablet: 500, desktop: 424 } as const;
const desktop = "(min-width: 1024px)";

const gutter = "var(--circlet-layout-gutter)";

/**
 * Laid out only when it comes near the window. Until then, it has about its later height, so that Back can scroll to a
 * card. It clips what is outside, so it includes the page's gutters, into which cards scroll, and space for focus rings.
 */
export const row = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${heights.phone}px`,
  paddingBlock: 6,
  marginBlock: -6,
  paddingInline: gutter,
  marginInline: `calc(-1 * ${gutter})`,
  "@media": {
    [media.desktop]: { containIntrinsicBlockSize: `auto ${heights.tablet}px` },
    [desktop]: { containIntrinsicBlockSize: `auto ${heights.desktop}px` },
  },
});

const withSpaceBelow = (height: number) => ({
  minBlockSize: `calc(${height}px + var(--circlet-layout-section))`,
});

/** Reserves the space of a row that loads later. Without JavaScript, it never loads. */
export const laterRow = style({
  ...withSpaceBelow(heights.phone),
  "@media": {
    [media.desktop]: withSpaceBelow(heights.tablet),
    [desktop]: withSpaceBelow(heights.desktop),
    print: { display: "none" },
  },
  selectors: { [withoutScripts]: { display: "none" } },
});
