import { style } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { choiceBox } from "../Checkbox/choice-box.ts";

export const legend = style(
  component({
    marginBlockEnd: vars.space.xs,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.lineHeight,
    fontWeight: vars.weight.semibold,
  }),
);

export const options = recipe({
  base: component({ display: "flex", columnGap: vars.space.l, rowGap: vars.space.xxs }),
  variants: {
    orientation: {
      vertical: component({ flexDirection: "column", alignItems: "flex-start" }),
      horizontal: component({ flexWrap: "wrap" }),
    },
  },
  defaultVariants: { orientation: "vertical" },
});

export const dot = style(component({ ...choiceBox("circle(40%)"), borderRadius: vars.radius.round }));
