import { style, styleVariants } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { needsScripts, replacesScripts } from "../../../css/scripts.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { note } from "../../note.css.ts";
import { textStyle } from "../../text-style.ts";
import { shrinks } from "../../shrinks.css.ts";
import { pill } from "../pill.css.ts";

export const form = shrinks;

/** Hidden with JavaScript, because every change submits the form. */
export const withoutScript = replacesScripts;

export const apply = style(pattern({ marginBlockStart: vars.space.m }));

export const chosen = style(pattern({ color: vars.color.textMuted, fontWeight: vars.weight.regular }));

export const search = style([needsScripts, pattern({ marginBlockEnd: vars.space.xs })]);

/** Keeps the next facet within reach of a long one. The padding keeps focus rings from being clipped. */
const scroller = style(
  pattern({
    display: "grid",
    maxBlockSize: 312,
    overflowY: "auto",
    paddingInline: 6,
    marginInline: -6,
    paddingBlock: 3,
  }),
);

/** Fits as many columns as possible, because the sidebar is narrower than the drawer. */
const columns = (min: number) =>
  style(
    pattern({
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
      columnGap: vars.space.s,
    }),
  );
const colorColumns = columns(128);
const sizeColumns = columns(92);

export const options = styleVariants({
  list: [scroller],
  color: [scroller, colorColumns, pattern({ maxBlockSize: "none" })],
  size: [scroller, sizeColumns],
});

export const groups = style([scroller, pattern({ gap: vars.space.m, alignContent: "start" })]);

export const group = style(
  pattern({ ...textStyle("caption"), marginBlockEnd: vars.space.xxs, color: vars.color.textMuted }),
);

const grid = style(pattern({ display: "grid" }));

export const grouped = styleVariants({
  list: [grid],
  color: [grid, colorColumns],
  size: [grid, sizeColumns],
});

export const choice = shrinks;

/** Fills its column, and is tall enough for touch on touch screens. */
export const row = style(
  pattern({
    inlineSize: "100%",
    "@media": {
      "(pointer: coarse)": { paddingBlock: 9 },
      [media.hover]: { selectors: { "&:not(:has(:disabled)):hover": { textDecoration: "underline" } } },
    },
  }),
);

/** Centers the label on the checkbox. */
export const dot = style(
  pattern({
    inlineSize: 16,
    blockSize: 16,
    marginBlockStart: 2,
    marginInlineEnd: `calc(-1 * ${vars.space.xxs})`,
  }),
);

export const words = style(pattern({ ...textStyle("small"), minInlineSize: 0, overflowWrap: "anywhere" }));

export const count = style(
  pattern({ marginInlineStart: 2, color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" }),
);

/** The link that opens the facet without JavaScript. */
export const open = style(
  pattern({ ...textStyle("small"), textDecoration: "underline", textUnderlineOffset: 4 }),
);

export const none = note;

export const quick = style(
  pattern({ display: "flex", flexWrap: "wrap", gap: vars.space.xs, marginBlockEnd: vars.space.m }),
);

export const quickPrice = style([
  pill,
  pattern({
    ...textStyle("caption"),
    minBlockSize: 32,
    paddingInline: vars.space.s,
    selectors: {
      "&[aria-current='true']": {
        borderColor: vars.color.controlBorderStrong,
        // An inset shadow, because a thicker border would move the neighbors.
        boxShadow: `inset 0 0 0 1px ${vars.color.controlBorderStrong}`,
        fontWeight: vars.weight.semibold,
      },
    },
  }),
]);

export const bounds = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: vars.space.s,
    alignItems: "end",
  }),
);

export const bound = shrinks;

export const applyPrice = style(pattern({ gridColumn: "1 / -1" }));
