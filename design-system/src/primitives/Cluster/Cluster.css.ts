import { recipe } from "../../css/recipe.ts";
import { primitive } from "../../css/layered.ts";
import { aligns } from "../align.css.ts";
import { gaps } from "../gap.css.ts";

export const cluster = recipe({
  base: primitive({ display: "flex", minInlineSize: 0 }),
  variants: {
    gap: gaps,
    wrap: { true: primitive({ flexWrap: "wrap" }), false: {} },
    align: {
      ...aligns,
      baseline: primitive({ alignItems: "baseline" }),
    },
    justify: {
      start: {},
      center: primitive({ justifyContent: "center" }),
      end: primitive({ justifyContent: "flex-end" }),
      between: primitive({ justifyContent: "space-between" }),
    },
  },
  defaultVariants: { gap: "xs", wrap: true, align: "center" },
});
