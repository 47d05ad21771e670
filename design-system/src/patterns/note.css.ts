import { style } from "@vanilla-extract/css";
import { pattern } from "../css/layered.ts";
import { vars } from "../theme/vars.css.ts";
import { textStyle } from "./text-style.ts";

/** A small text that adds something to the one before it. */
export const note = style(pattern({ ...textStyle("small"), color: vars.color.textMuted }));

/** A small text about something that went wrong. */
export const errorNote = style(pattern({ ...textStyle("small"), color: vars.color.danger }));
