import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const list = style({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
});
export const chip = style({
  blockSize: 72,
  borderRadius: vars.radius.image,
  border: `1px solid ${vars.color.hairline}`,
});
export const bar = style({ blockSize: 16, background: vars.color.accent });
export const row = style({
  display: "grid",
  gridTemplateColumns: "120px 1fr",
  alignItems: "baseline",
  gap: vars.space.m,
});
