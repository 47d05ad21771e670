import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const dot = style(
  pattern({
    display: "block",
    flex: "none",
    blockSize: "100%",
    inlineSize: "100%",
    // A color is what the dot says: it stays in forced colors.
    forcedColorAdjust: "none",
  }),
);

export const edge = style(pattern({ fill: "none", stroke: vars.color.text, strokeOpacity: 0.2 }));

export const unknown = style(pattern({ fill: vars.color.surface }));

export const unknownMark = style(pattern({ stroke: vars.color.controlBorder, fill: "none" }));
