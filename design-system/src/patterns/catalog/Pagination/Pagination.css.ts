import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { note } from "../../note.css.ts";

export const root = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.m,
    paddingBlock: vars.space.xl,
  }),
);

export const position = note;
