import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { needsScripts } from "../../../css/scripts.css.ts";
import { mobileBreakpoint } from "../../../constants.ts";
import { vars } from "../../../theme/vars.css.ts";
import { titleLines } from "../ProductCard/ProductCard.css.ts";
import { wideScreen } from "../../wide-screen.ts";
import { visuallyHidden } from "../../../primitives/VisuallyHidden/VisuallyHidden.css.ts";
import { shrinks } from "../../shrinks.css.ts";
import { scroller, scrollerItem } from "../../scroller.css.ts";
import { photoFrame } from "../../photo.css.ts";

/** The number of columns at the current width, which the script reads from the list. */
export const columns = createVar();

export const root = shrinks;

export const strip = style([
  scroller,
  pattern({
    // Rows have a fixed height, because cards that load later may have longer titles.
    vars: { [titleLines]: "2" },
    // On phones, the next card is partly visible, to show that the row scrolls.
    gridAutoColumns: "minmax(158px, 42vw)",
    gap: vars.layout.gridGap,
    scrollSnapType: "x mandatory",
    // Padding for focus rings, which the scroller would otherwise clip.
    paddingBlock: 6,
    marginBlock: -6,
    "@media": {
      [media.desktop]: {
        marginInline: -6,
        paddingInline: 6,
        scrollPaddingInline: 6,
        gridAutoColumns: `calc((100% - (${columns} - 1) * ${vars.layout.gridGap}) / ${columns})`,
      },
      "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
    },
  }),
]);

/** All shelves have two columns on phones, three on tablets, and their full number on wide screens. */
export const perPage = styleVariants({ 3: "3", 4: "4", 5: "5", 6: "6" } as const, (full) =>
  pattern({
    vars: { [columns]: "2" },
    "@media": {
      [media.desktop]: { vars: { [columns]: "3" } },
      [wideScreen]: { vars: { [columns]: full } },
    },
  }),
);

export const twoRows = style(
  pattern({
    "@media": {
      [`(width > ${mobileBreakpoint}px)`]: { gridTemplateRows: "repeat(2, auto)", rowGap: vars.space.xl },
    },
  }),
);

export const item = scrollerItem;

/** Repeated cards that fill the last page. Phones scroll freely and do not need them. */
export const filler = style(pattern({ "@media": { [media.phone]: { display: "none" } } }));

/** Without scripts, the row still scrolls. */
export const buttons = style([
  needsScripts,
  pattern({
    display: "none",
    gap: vars.space.xs,
    // Aligns the arrow itself with the cards, rather than its padding.
    marginInlineEnd: -14,
    "@media": { [media.desktop]: { display: "flex" } },
  }),
]);

/** Hides the buttons if all products fit on one page, but keeps the heading's height, because more may load. */
export const single = style(
  pattern({
    "@media": {
      // Hidden buttons would still take up width, including their gap.
      [wideScreen]: {
        visibility: "hidden",
        overflow: "clip",
        inlineSize: 0,
        marginInlineEnd: `calc(-1 * ${vars.space.m})`,
      },
    },
  }),
);

export const status = visuallyHidden;

/** The promotion image is one column wide. */
export const beside = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.layout.gridGap,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: `calc((100% - 3 * ${vars.layout.gridGap}) / 4) minmax(0, 1fr)`,
      },
    },
  }),
);

export const promotion = style([photoFrame, pattern({ position: "relative" })]);

/** As tall as the cards, whatever its own aspect ratio. */
export const promotionImage = style(
  pattern({
    inlineSize: "100%",
    "@media": {
      [media.desktop]: { position: "absolute", inset: 0, blockSize: "100%", objectFit: "cover" },
    },
  }),
);
