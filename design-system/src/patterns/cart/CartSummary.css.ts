import { style, styleVariants } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { textStyle } from "../text-style.ts";

export const root = style(
  pattern({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m }),
);

export const totals = style(
  pattern({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xxs }),
);

const row = style(
  pattern({
    ...textStyle("label"),
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: vars.space.m,
    fontVariantNumeric: "tabular-nums lining-nums",
  }),
);

/** Long names wrap next to the amount, unless enlarged text leaves too little room. */
export const name = style(pattern({ flex: "1 1 7rem" }));

export const rows = styleVariants({
  plain: [row],
  strong: [row, pattern({ fontSize: vars.type.body.size, fontWeight: vars.weight.semibold })],
  sale: [row, pattern({ color: vars.color.sale })],
});

export const agreement = style(
  pattern({
    ...textStyle("caption"),
    color: vars.color.textMuted,
    textWrap: "pretty",
    overflowWrap: "anywhere",
    lineHeight: 1.7,
  }),
);
