import { style } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const price = recipe({
  base: component({
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    fontVariantNumeric: "tabular-nums lining-nums",
    fontWeight: vars.weight.semibold,
  }),
  variants: {
    size: {
      small: component({
        columnGap: vars.space.xs,
        fontSize: vars.type.label.size,
        lineHeight: vars.type.label.lineHeight,
      }),
      large: component({
        columnGap: vars.space.s,
        fontSize: vars.type.price.size,
        lineHeight: vars.type.price.lineHeight,
      }),
    },
  },
  defaultVariants: { size: "small" },
});

export const reduced = style(component({ color: vars.color.sale }));
export const retail = style(
  component({
    color: vars.color.textMuted,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.regular,
  }),
);
export const retailLarge = style(component({ fontSize: vars.type.body.size }));
export const saving = style(
  component({
    color: vars.color.sale,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.regular,
  }),
);
