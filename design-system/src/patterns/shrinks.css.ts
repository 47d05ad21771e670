import { style } from "@vanilla-extract/css";
import { pattern } from "../css/layered.ts";

/** May be narrower than its longest word or image, as an item of a grid or flex container. */
export const shrinks = style(pattern({ minInlineSize: 0 }));
