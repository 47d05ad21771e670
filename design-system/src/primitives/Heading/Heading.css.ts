import { recipe } from "../../css/recipe.ts";
import { primitive } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const size = (name: "hero" | "h1" | "h2" | "h3") =>
  primitive({ fontSize: vars.type[name].size, lineHeight: vars.type[name].lineHeight });

export const heading = recipe({
  base: primitive({
    margin: 0,
    fontFamily: vars.font.display,
    fontWeight: vars.weight.regular,
    letterSpacing: vars.tracking.display,
    textWrap: "balance",
    // Breaks a word that is longer than a line.
    overflowWrap: "anywhere",
  }),
  variants: {
    size: { hero: size("hero"), h1: size("h1"), h2: size("h2"), h3: size("h3") },
  },
});
