import { style } from "@vanilla-extract/css";
import { primitive } from "../../css/layered.ts";
import { visuallyHiddenRule } from "../../css/visually-hidden.ts";

export const visuallyHidden = style(primitive(visuallyHiddenRule));
