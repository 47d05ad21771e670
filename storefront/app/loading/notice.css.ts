import { style } from "@vanilla-extract/css";
import { vars } from "@circlet/design-system/theme";

/** A bar above the header: the shop is a demo or offline, scripts are missing, or a brand is a preview. */
export const notice = style({
  padding: `${vars.space.xs} ${vars.space.s}`,
  background: vars.color.inverse,
  color: vars.color.textInverse,
  textAlign: "center",
});
