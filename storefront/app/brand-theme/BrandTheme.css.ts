import { style } from "@vanilla-extract/css";
import { vars } from "@circlet/design-system/theme";

export const themed = style({ background: vars.color.ground, color: vars.color.text });

export const notice = style({
  padding: vars.space.s,
  background: vars.color.inverse,
  color: vars.color.textInverse,
  textAlign: "center",
});

export const problems = style({ margin: 0, padding: 0, listStyle: "none", overflowWrap: "anywhere" });
