import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";

/** The labels are lowercase, and CSS capitalizes them. */
export const words = style(
  pattern({ display: "inline-block", "::first-letter": { textTransform: "uppercase" } }),
);
