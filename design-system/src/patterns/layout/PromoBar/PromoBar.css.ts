import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

export const root = style(
  pattern({
    ...textStyle("caption"),
    background: vars.color.inverse,
    color: vars.color.textInverse,
    textAlign: "center",
    textWrap: "balance",
    padding: `clamp(7px, 0.8vw, 9px) ${vars.layout.gutter}`,
  }),
);

export const link = style(
  pattern({
    // Makes the touch target full size without making the bar taller.
    display: "inline-block",
    paddingBlock: vars.space.xxs,
    marginBlock: `calc(-1 * ${vars.space.xxs})`,
    ":hover": { textDecoration: "underline", textUnderlineOffset: 4 },
  }),
);
