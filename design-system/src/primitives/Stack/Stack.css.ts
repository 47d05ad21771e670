import { recipe } from "../../css/recipe.ts";
import { primitive } from "../../css/layered.ts";
import { aligns } from "../align.css.ts";
import { gaps } from "../gap.css.ts";

export const stack = recipe({
  base: primitive({ display: "flex", flexDirection: "column", minInlineSize: 0 }),
  variants: {
    gap: gaps,
    align: {
      stretch: {},
      ...aligns,
    },
  },
  defaultVariants: { gap: "m" },
});
