import { style } from "@vanilla-extract/css";
import { vars } from "@circlet/design-system/theme";

export const notice = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  // Above the header, which comes later in the document.
  zIndex: vars.zIndex.menu,
  margin: 0,
  padding: vars.space.s,
  background: vars.color.inverse,
  color: vars.color.textInverse,
  textAlign: "center",
});
