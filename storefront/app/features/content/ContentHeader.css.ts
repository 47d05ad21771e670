import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

export const title = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
  paddingBlock: `clamp(${vars.space.m}, 3vw, ${vars.space.xl}) clamp(${vars.space.l}, 4vw, ${vars.space.xxl})`,
});
