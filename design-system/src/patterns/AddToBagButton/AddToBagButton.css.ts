import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";

/** The specified words begin small; a capital is a matter of looks. */
export const words = style(
  pattern({ display: "inline-block", "::first-letter": { textTransform: "uppercase" } }),
);
