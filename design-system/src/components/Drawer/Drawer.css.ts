import { recipe } from "../../css/recipe.ts";
import { bottom, end, panel, start } from "./edge.css.ts";

export const drawer = recipe({
  base: panel,
  variants: { side: { start, end, bottom } },
  defaultVariants: { side: "end" },
});
