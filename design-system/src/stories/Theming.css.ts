import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const sample = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
  alignContent: "start",
  padding: vars.space.l,
});

export const sideBySide = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
});

export const card = style({ maxInlineSize: 200 });
