import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/** In the picture's other corner: as a line of its own it would put prices of one row on different lines. */
export const dots = style(
  pattern({
    fontSize: vars.type.micro.size,
    lineHeight: 1.1,
    position: "absolute",
    insetInlineEnd: 10,
    insetBlockEnd: 10,
    display: "flex",
    alignItems: "center",
    gap: 4,
    minBlockSize: vars.control.target,
    paddingInline: 6,
    borderRadius: vars.radius.picture,
    background: vars.color.badge,
    pointerEvents: "none",
  }),
);

export const dot = style(pattern({ inlineSize: 12, blockSize: 12 }));
