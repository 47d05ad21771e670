import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";

export const saved = style(pattern({ fill: "currentColor" }));
