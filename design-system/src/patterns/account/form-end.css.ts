import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { errorNote } from "../note.css.ts";
import { textStyle } from "../text-style.ts";

/** A form's Save button, with what happened next to it or, with enlarged text, below. */
export const end = style(
  pattern({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.m }),
);

export const saved = style(pattern({ ...textStyle("small"), flex: "1 1 8rem", color: vars.color.success }));

export const error = errorNote;
