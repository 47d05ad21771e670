import { media } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";

/** The width of the column of names, so that the longest fits on one line. */
const facetNameWidth = "110px";

/** The shorter column is sticky while the longer one scrolls. */
const besideEachOther = style({
  minInlineSize: 0,
  "@media": {
    [media.desktop]: { position: "sticky", insetBlockStart: "var(--circlet-space-l)", alignSelf: "start" },
  },
});

export const images = besideEachOther;
export const facts = besideEachOther;

export const facet = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, ${facetNameWidth}) 1fr`,
  gap: "var(--circlet-space-xs) var(--circlet-space-m)",
  marginBlockStart: "var(--circlet-space-m)",
});

export const stock = style({ minBlockSize: "1.5em" });

/** Hidden until hydration, because the button needs JavaScript. */
export const share = style({ justifySelf: "start", alignSelf: "start" });

export const waitingShare = style([share, { visibility: "hidden" }]);
