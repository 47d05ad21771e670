import { style } from "@vanilla-extract/css";
import { gridBreakpoints } from "../../../constants.ts";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { titleRoom } from "../ProductCard/ProductCard.css.ts";

/** Two columns, three above 850 px, four above 1320 px. */
export const grid = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: vars.layout.gridGap,
    rowGap: vars.space.xl,
    // All rows are equally tall, so that a reserved place is as tall as the card that follows.
    vars: { [titleRoom]: "2lh" },
    "@media": {
      [`(width > ${gridBreakpoints.three}px)`]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      [`(width > ${gridBreakpoints.four}px)`]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  }),
);

const { small, label, caption } = vars.type;

/** A card's image and lines (ProductCardSkeleton.css.ts). */
const lines = [
  vars.space.s,
  vars.control.target,
  `2 * ${small.size} * ${small.lineHeight}`,
  `6px + ${label.size} * ${label.lineHeight}`,
  `6px + ${caption.size} * ${caption.lineHeight}`,
];

export const place = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlockEnd: `calc(${lines.join(" + ")})`,
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

/** Without script nothing follows. */
export const scripted = style(pattern({ "@media": { "(scripting: none)": { display: "none" } } }));
