import { style } from "@vanilla-extract/css";
import { gridBreakpoints } from "../../../constants.ts";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

/** Two columns, three above 850 px, four above 1320 px. */
export const grid = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: vars.layout.gridGap,
    rowGap: vars.space.xl,
    "@media": {
      [`(width > ${gridBreakpoints.three}px)`]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      [`(width > ${gridBreakpoints.four}px)`]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  }),
);
