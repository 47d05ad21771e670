import { style } from "@vanilla-extract/css";
import { gridBreakpoints } from "../../../constants.ts";
import { pattern } from "../../../css/layered.ts";
import { needsScripts } from "../../../css/scripts.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { titleLines, titleRoom } from "../ProductCard/ProductCard.css.ts";

/** In narrow cards, most titles take two lines. */
const wideCards = "(width > 600px)";

/** Two columns, three above 850 px, four above 1320 px. No script counts them, so they are right in the first paint. */
export const grid = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: vars.layout.gridGap,
    rowGap: vars.space.xl,
    // All rows are equally tall, so that a reserved place is as tall as its card.
    vars: { [titleLines]: "2" },
    "@media": {
      [wideCards]: { vars: { [titleLines]: "1" } },
      [`(width > ${gridBreakpoints.three}px)`]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      [`(width > ${gridBreakpoints.four}px)`]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  }),
);

/** Stays in view beside longer filters. */
export const empty = style(pattern({ position: "sticky", insetBlockStart: 0 }));

const { label, caption } = vars.type;

/** The height of a card's text (ProductCardSkeleton.css.ts). */
const textHeight = [
  vars.space.s,
  vars.control.target,
  titleRoom,
  `6px + ${label.size} * ${label.lineHeight}`,
  `6px + ${caption.size} * ${caption.lineHeight}`,
].join(" + ");

export const place = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlockEnd: `calc(${textHeight})`,
    "::before": {
      content: "",
      gridArea: "1 / 1",
      aspectRatio: "4 / 5",
      borderRadius: vars.radius.image,
      background: vars.color.surface,
    },
  }),
);

export const action = style(pattern({ gridArea: "1 / 1", placeSelf: "center", padding: vars.space.xs }));

/** Without JavaScript, no more products load, so nothing is reserved. */
export const scripted = needsScripts;
