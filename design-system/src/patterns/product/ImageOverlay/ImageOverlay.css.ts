import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";

/** Shows the whole image at no more than its natural size. The dialog scrolls. */
export const image = style(
  pattern({ display: "block", inlineSize: "auto", maxInlineSize: "100%", marginInline: "auto" }),
);
