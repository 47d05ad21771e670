import { recipe } from "../../css/recipe.ts";
import { primitive } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const container = recipe({
  base: primitive({ inlineSize: "100%", marginInline: "auto", paddingInline: vars.layout.gutter }),
  variants: {
    width: {
      page: primitive({ maxInlineSize: vars.layout.container }),
      prose: primitive({ maxInlineSize: `calc(${vars.layout.prose} + 2 * ${vars.layout.gutter})` }),
    },
  },
  defaultVariants: { width: "page" },
});
