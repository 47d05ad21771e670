import { recipe } from "../../css/recipe.ts";
import { primitive } from "../../css/layered.ts";
import { gaps } from "../gap.css.ts";

export const stack = recipe({
  base: primitive({ display: "flex", flexDirection: "column", minInlineSize: 0 }),
  variants: {
    gap: gaps,
    align: {
      stretch: {},
      start: primitive({ alignItems: "flex-start" }),
      center: primitive({ alignItems: "center" }),
      end: primitive({ alignItems: "flex-end" }),
    },
  },
  defaultVariants: { gap: "m" },
});
