import { recipe } from "../../css/recipe.ts";
import { primitive } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const square = (side: string | number) => primitive({ inlineSize: side, blockSize: side });

export const icon = recipe({
  base: primitive({
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.5,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
  variants: {
    size: { small: square(16), medium: square(20), large: square(vars.control.icon), fit: square("1em") },
    // Mirrors icons that point in the reading direction, such as arrows and the truck.
    directed: { true: primitive({ selectors: { "[dir='rtl'] &": { transform: "scaleX(-1)" } } }) },
  },
  defaultVariants: { size: "large" },
});
