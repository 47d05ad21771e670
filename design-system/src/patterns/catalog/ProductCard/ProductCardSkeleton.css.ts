import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { titleRoom } from "./ProductCard.css.ts";

const line = { display: "flow-root" } as const;

export const brandLine = style(
  pattern({
    ...textStyle("small"),
    ...line,
    marginBlockStart: vars.space.s,
    lineHeight: vars.control.target,
  }),
);
export const titleLine = style(pattern({ ...textStyle("small"), ...line, minBlockSize: titleRoom }));
export const priceLine = style(pattern({ ...textStyle("label"), ...line, marginBlockStart: 6 }));
export const conditionLine = style(pattern({ ...textStyle("caption"), ...line, marginBlockStart: 6 }));
export const shortLine = style(pattern({ inlineSize: "42%" }));
export const longLine = style(pattern({ inlineSize: "60%" }));
