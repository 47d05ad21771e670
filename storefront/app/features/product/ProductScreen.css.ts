import { media } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";

const wide = "(min-width: 1024px)";
/** Pixels between images and details, the same as in `SlowPage`, so that nothing moves when the page has loaded. */
const betweenColumns = 56;
/** The width of the column of names, so that the longest fits on one line. */
const facetNameWidth = "110px";

export const columns = style({
  display: "grid",
  gap: "var(--circlet-space-l)",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      columnGap: "var(--circlet-space-xl)",
    },
    [wide]: { gridTemplateColumns: "minmax(0, 1.78fr) minmax(0, 1fr)", columnGap: betweenColumns },
  },
});

/** The shorter column is sticky while the longer one scrolls. */
const besideEachOther = style({
  minInlineSize: 0,
  "@media": {
    [media.desktop]: { position: "sticky", insetBlockStart: "var(--circlet-space-l)", alignSelf: "start" },
  },
});

export const images = besideEachOther;
export const facts = besideEachOther;

export const heading = style({ display: "grid", gap: "var(--circlet-space-xs)", justifyItems: "start" });

export const facet = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, ${facetNameWidth}) 1fr`,
  columnGap: "var(--circlet-space-m)",
  rowGap: "var(--circlet-space-xs)",
  marginBlockStart: "var(--circlet-space-m)",
});

export const stock = style({ minBlockSize: "1.5em" });

/** Hidden until hydration, because the button needs JavaScript. */
export const share = style({
  justifySelf: "start",
  alignSelf: "start",
  border: 0,
  background: "none",
  padding: 0,
  font: "inherit",
  cursor: "pointer",
});

export const waitingShare = style([share, { visibility: "hidden" }]);
