import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { note } from "../../note.css.ts";

export const root = style(
  pattern({ display: "grid", gap: vars.space.m, maxInlineSize: 560, gridTemplateColumns: "minmax(0, 1fr)" }),
);

export const text = style([note, pattern({ overflowWrap: "anywhere" })]);
