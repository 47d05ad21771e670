import { style, styleVariants } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { textStyle } from "../text-style.ts";

export const root = style(pattern({ display: "grid", gap: vars.space.m }));

export const totals = style(pattern({ display: "grid", gap: vars.space.xxs }));

const row = style(
  pattern({
    ...textStyle("label"),
    display: "flex",
    justifyContent: "space-between",
    gap: vars.space.m,
    fontVariantNumeric: "tabular-nums lining-nums",
  }),
);

export const rows = styleVariants({
  strong: [row, pattern({ fontSize: vars.type.body.size, fontWeight: vars.weight.semibold })],
  sale: [row, pattern({ color: vars.color.sale })],
});

export const agreement = style(
  pattern({ ...textStyle("caption"), color: vars.color.textMuted, textWrap: "pretty", lineHeight: 1.7 }),
);
