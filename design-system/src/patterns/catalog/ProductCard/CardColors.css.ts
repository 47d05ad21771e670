import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const dots = style(
  pattern({
    fontSize: vars.type.micro.size,
    lineHeight: 1.1,
    display: "flex",
    alignItems: "center",
    gap: vars.space.xxs,
    minBlockSize: vars.control.target,
    paddingInline: 6,
    borderRadius: vars.radius.image,
    background: vars.color.badge,
  }),
);

export const dot = style(pattern({ inlineSize: 12, blockSize: 12 }));
