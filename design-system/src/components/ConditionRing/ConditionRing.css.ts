import { style } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const ring = recipe({
  base: component({ flex: "none", fill: "none", strokeLinecap: "round", transform: "rotate(-90deg)" }),
  variants: {
    size: {
      small: component({ inlineSize: 15, blockSize: 15, strokeWidth: 2.4 }),
      large: component({ inlineSize: 40, blockSize: 40, strokeWidth: 2.2 }),
    },
  },
  defaultVariants: { size: "small" },
});

export const track = style(
  component({ stroke: vars.color.ringTrack, "@media": { [media.forcedColors]: { stroke: "Canvas" } } }),
);
export const filled = style(
  component({ stroke: vars.color.accent, "@media": { [media.forcedColors]: { stroke: "CanvasText" } } }),
);
