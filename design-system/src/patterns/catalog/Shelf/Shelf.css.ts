import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { mobileBreakpoint } from "../../../constants.ts";
import { vars } from "../../../theme/vars.css.ts";
import { titleRoom } from "../ProductCard/ProductCard.css.ts";
import { wideScreen } from "../../wide-screen.ts";
import { visuallyHiddenRule } from "../../../css/visually-hidden.ts";

/** The columns of one page at the current width; the script reads them from the list. */
export const columns = createVar();

export const root = style(pattern({ minInlineSize: 0 }));

export const strip = style(
  pattern({
    display: "grid",
    // More cards may load later, and a longer title must not change the row's height.
    vars: { [titleRoom]: "2lh" },
    gridAutoFlow: "column",
    // On phones a scrolling row with a part of the next card, to show that there is more.
    gridAutoColumns: "minmax(158px, 42vw)",
    gap: vars.layout.gridGap,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    // Extends to the window's edge, where the cards scroll out.
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    paddingInline: vars.layout.gutter,
    scrollPaddingInline: vars.layout.gutter,
    // Space for the focus ring, which the scroller would clip.
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
);

/** A shelf of five columns shows three on tablets; one of three shows three from there on. */
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

export const item = style(pattern({ scrollSnapAlign: "start", minInlineSize: 0 }));

/** Repeated cards that fill the last page, except on phones. */
export const filler = style(
  pattern({ display: "none", "@media": { [media.desktop]: { display: "block" } } }),
);

export const buttons = style(
  pattern({
    display: "none",
    gap: vars.space.xs,
    // Aligns the arrow's tip, not its padding, with the cards.
    marginInlineEnd: -14,
    "@media": {
      [media.desktop]: { display: "flex" },
      // Without JavaScript the row scrolls, and the buttons would not work.
      "(scripting: none)": { display: "none" },
    },
  }),
);

/** All products fit on one page. The heading keeps its height, because more products may load. */
export const single = style(
  pattern({
    "@media": {
      // Hidden buttons would still widen the page. This also removes their gap.
      [wideScreen]: {
        visibility: "hidden",
        overflow: "clip",
        inlineSize: 0,
        marginInlineEnd: `calc(-1 * ${vars.space.m})`,
      },
    },
  }),
);

export const status = style(pattern(visuallyHiddenRule));

/** The image takes one more column. */
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

export const promotion = style(
  pattern({
    position: "relative",
    overflow: "hidden",
    borderRadius: vars.radius.image,
    background: vars.color.surface,
  }),
);

/** As tall as the cards, whatever its own aspect ratio. */
export const promotionImage = style(
  pattern({
    display: "block",
    inlineSize: "100%",
    blockSize: "auto",
    "@media": {
      [media.desktop]: { position: "absolute", inset: 0, blockSize: "100%", objectFit: "cover" },
    },
  }),
);
