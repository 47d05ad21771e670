import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";

/** A wide table scrolls sideways in its own box. */
export const root = style(pattern({ overflowX: "auto" }));
