import { media } from "@circlet/design-system/media";
import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

export const image = style({
  inlineSize: "100%",
  blockSize: "auto",
  maxInlineSize: 420,
  marginInline: "auto",
  "@media": { [media.desktop]: { maxInlineSize: "none" } },
});

export const steps = style({
  display: "grid",
  gap: `${vars.space.l} ${vars.layout.gridGap}`,
  marginBlockStart: vars.space.l,
  counterReset: "step",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

export const step = style({
  display: "grid",
  gap: vars.space.xs,
  alignContent: "start",
  counterIncrement: "step",
  "::before": {
    content: 'counter(step) "."',
    fontFamily: vars.font.display,
    fontSize: vars.type.h3.size,
    color: vars.color.accent,
  },
  "@media": { [media.desktop]: { textAlign: "center", justifyItems: "center" } },
});
