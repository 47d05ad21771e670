import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { shrinks } from "../../shrinks.css.ts";

export const root = shrinks;

/** Columns read top to bottom. */
export const directory = style(
  pattern({
    "@media": { "(min-width: 1024px)": { columnCount: 2, columnGap: vars.space.xxxl } },
  }),
);

export const letters = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    gap: vars.space.xxs,
    // Aligns the letter itself with the page's edge, rather than its box.
    marginInlineStart: -14,
    marginBlockEnd: vars.space.l,
  }),
);

export const jump = style(
  pattern({
    display: "grid",
    placeItems: "center",
    inlineSize: 40,
    blockSize: vars.control.medium,
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.medium,
    "@media": { [media.hover]: { selectors: { "&:hover": { background: vars.color.hover } } } },
  }),
);

export const group = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.m,
    breakInside: "avoid",
    paddingBlock: vars.space.l,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    "@media": { [media.desktop]: { gridTemplateColumns: "80px minmax(0, 1fr)" } },
  }),
);

export const letter = style(
  pattern({
    scrollMarginBlockStart: vars.space.huge,
    alignSelf: "start",
    fontSize: vars.type.hero.size,
    lineHeight: 1,
  }),
);

export const stacks = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(150px, 100%), 1fr))",
    columnGap: vars.layout.gridGap,
    "@media": { [media.desktop]: { gridTemplateColumns: "repeat(auto-fill, minmax(180px, 1fr))" } },
  }),
);

export const brand = style(
  pattern({ display: "block", paddingBlock: 9, lineHeight: vars.type.small.lineHeight }),
);
