import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

export const root = style({
  display: "grid",
  gap: vars.space.s,
  padding: vars.space.m,
  background: vars.color.panel,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.image,
});
