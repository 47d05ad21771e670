import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const root = style(pattern({ position: "relative", display: "block" }));

export const icon = style(
  pattern({
    position: "absolute",
    insetInlineStart: vars.space.m,
    insetBlock: 0,
    marginBlock: "auto",
    color: vars.color.textMuted,
    pointerEvents: "none",
  }),
);

export const field = style(
  pattern({ inlineSize: "100%", paddingInline: vars.space.xxl, textOverflow: "ellipsis" }),
);

export const clear = style(
  pattern({
    position: "absolute",
    insetInlineEnd: 0,
    insetBlock: 0,
    display: "flex",
    alignItems: "center",
  }),
);
