import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { mobileBreakpoint } from "../../constants.ts";
import { vars } from "../../theme/vars.css.ts";
import { titleRoom } from "../ProductCard/ProductCard.css.ts";
import { roomy } from "../roomy.ts";
import { visuallyHiddenRule } from "../../css/visually-hidden.ts";

/** Columns of one page at the width at hand; the turn reads it from the list. */
export const columns = createVar();

export const root = style(pattern({ minInlineSize: 0 }));

export const strip = style(
  pattern({
    display: "grid",
    // More cards may come while it is looked at: the row must not grow by a longer title.
    vars: { [titleRoom]: "2lh" },
    gridAutoFlow: "column",
    // A strip on phones: whole cards and the edge of the next, so that a thumb sees there is more.
    gridAutoColumns: "minmax(158px, 42vw)",
    gap: vars.layout.gridGap,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    // To the window's edge, so that cards slide out of it, not out of a box.
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    paddingInline: vars.layout.gutter,
    scrollPaddingInline: vars.layout.gutter,
    // Room for the focus ring, which the strip would cut off.
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

/** A shelf of five shows three on a tablet; one of three shows three from there on. */
export const perPage = styleVariants({ 3: "3", 4: "4", 5: "5", 6: "6" } as const, (full) =>
  pattern({
    vars: { [columns]: "2" },
    "@media": {
      [media.desktop]: { vars: { [columns]: "3" } },
      [roomy]: { vars: { [columns]: full } },
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

/** Repeated at the end to fill the last page, which phones do not have. */
export const filler = style(
  pattern({ display: "none", "@media": { [media.desktop]: { display: "block" } } }),
);

export const buttons = style(
  pattern({
    display: "none",
    gap: vars.space.xs,
    // The arrow's tip, not its empty target, stands on the line of the cards.
    marginInlineEnd: -14,
    "@media": {
      [media.desktop]: { display: "flex" },
      // Without JavaScript the strip scrolls; buttons that do nothing would be a lie.
      "(scripting: none)": { display: "none" },
    },
  }),
);

/** All products stand on one page: there is nothing to turn. The line stays as high as with more of them, which may come. */
export const single = style(
  pattern({
    "@media": {
      // What is hidden would still make the page wider. The line's gap before them goes, too.
      [roomy]: { visibility: "hidden", overflow: "clip", inlineSize: 0, marginInlineEnd: -16 },
    },
  }),
);

export const status = style(pattern(visuallyHiddenRule));

/** The picture is one more column beside the cards. */
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
    borderRadius: vars.radius.picture,
    background: vars.color.surface,
  }),
);

/** As high as the cards beside it, whatever its own shape. */
export const promotionPicture = style(
  pattern({
    display: "block",
    inlineSize: "100%",
    blockSize: "auto",
    "@media": {
      [media.desktop]: { position: "absolute", inset: 0, blockSize: "100%", objectFit: "cover" },
    },
  }),
);
