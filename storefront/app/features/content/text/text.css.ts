import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

export const short = style({ paddingBlockEnd: vars.space.huge });

export const whole = style({ whiteSpace: "nowrap" });

export const address = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  overflowWrap: "anywhere",
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.hairline}`,
});

export const note = style({
  display: "grid",
  gap: vars.space.s,
  padding: vars.space.m,
  background: vars.color.panel,
  borderRadius: vars.radius.image,
});

export const lead = style({
  fontSize: `calc(${vars.type.lead.size} * 1.12)`,
  lineHeight: 1.55,
});
