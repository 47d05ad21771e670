import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";

/** Charts show in full, at most at their natural size; the dialog scrolls. */
export const image = style(
  pattern({ display: "block", inlineSize: "auto", maxInlineSize: "100%", marginInline: "auto" }),
);
