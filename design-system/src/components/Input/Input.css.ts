import { style } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { control } from "./control.css.ts";

export const input = recipe({
  base: style([
    control,
    component({
      selectors: {
        // The native spin buttons are too small to use.
        "&[type='number']": { appearance: "textfield" },
        "&::-webkit-inner-spin-button": { display: "none" },
        "&[type='search']::-webkit-search-cancel-button": { display: "none" },
        "&[type='search']": { appearance: "none" },
      },
    }),
  ]),
  variants: {
    size: { medium: {}, large: component({ minBlockSize: vars.control.large }) },
    shape: {
      square: {},
      round: component({
        borderRadius: vars.radius.round,
        paddingInline: vars.space.m,
      }),
    },
  },
  defaultVariants: { size: "medium", shape: "square" },
});
