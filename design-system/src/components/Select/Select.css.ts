import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { control } from "../Input/control.css.ts";

export const root = style(component({ position: "relative", display: "block", minInlineSize: 0 }));

const arrowSpace = 40;

export const select = style([
  control,
  component({
    appearance: "none",
    paddingInlineEnd: arrowSpace,
    textOverflow: "ellipsis",
    cursor: "pointer",
  }),
]);

export const arrow = style(
  component({
    position: "absolute",
    insetInlineEnd: vars.space.s,
    insetBlockStart: "50%",
    translate: "0 -50%",
    pointerEvents: "none",
  }),
);
