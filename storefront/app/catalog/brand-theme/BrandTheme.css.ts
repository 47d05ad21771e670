import { style } from "@vanilla-extract/css";
import { vars } from "@circlet/design-system/theme";

export const themed = style({ background: vars.color.ground, color: vars.color.text });

export const notice = style({
  padding: vars.space.s,
  background: vars.color.inverse,
  color: vars.color.textInverse,
  textAlign: "center",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
