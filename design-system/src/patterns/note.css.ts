import { style } from "@vanilla-extract/css";
import { pattern } from "../css/layered.ts";
import { vars } from "../theme/vars.css.ts";
import { textStyle } from "./text-style.ts";

export const muted = style(pattern({ color: vars.color.textMuted }));

/** A small text that adds something to the one before it. */
export const note = style(pattern({ ...textStyle("small"), color: vars.color.textMuted }));

/** A small text about something that went wrong. */
export const errorNote = style(pattern({ ...textStyle("small"), color: vars.color.danger }));

/** A name above or beside what it names. */
export const smallHeading = style(pattern({ ...textStyle("small"), fontWeight: vars.weight.semibold }));

export const columnHeading = style([smallHeading, pattern({ marginBlockEnd: vars.space.xs })]);
