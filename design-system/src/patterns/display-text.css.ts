import { style } from "@vanilla-extract/css";
import { pattern } from "../css/layered.ts";
import { textStyle } from "./text-style.ts";

export const h1Text = style(pattern({ ...textStyle("h1"), overflowWrap: "anywhere" }));

export const h3Text = style(pattern({ ...textStyle("h3"), overflowWrap: "anywhere" }));
