import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

export const root = style(
  pattern({ display: "grid", gap: vars.space.m, maxInlineSize: 560, gridTemplateColumns: "minmax(0, 1fr)" }),
);

export const text = style(
  pattern({ ...textStyle("small"), color: vars.color.textMuted, overflowWrap: "anywhere" }),
);
