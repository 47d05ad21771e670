import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

const on = (background: string, color: string) => component({ background, color });

export const badge = recipe({
  base: component({
    display: "inline-block",
    padding: `5px ${vars.space.xs}`,
    borderRadius: vars.radius.image,
    fontSize: vars.type.micro.size,
    fontWeight: vars.weight.medium,
    lineHeight: 1.1,
    "@media": { [media.forcedColors]: { outline: "1px solid" } },
  }),
  variants: {
    tone: {
      plain: on(vars.color.badge, vars.color.text),
      quiet: on(vars.color.surface, vars.color.text),
      sale: on(vars.color.badgeSale, vars.color.textInverse),
      preowned: on(vars.color.badgePreowned, vars.color.textInverse),
      inverse: on(vars.color.inverse, vars.color.textInverse),
    },
  },
  defaultVariants: { tone: "plain" },
});
