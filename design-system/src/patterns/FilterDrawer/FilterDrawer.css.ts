import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const panel = style(pattern({ paddingBlockEnd: vars.space.l }));
