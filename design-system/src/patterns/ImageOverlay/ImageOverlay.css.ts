import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";

/** A chart is read, so it is shown whole and at most as large as it is; the dialog scrolls. */
export const picture = style(
  pattern({ display: "block", inlineSize: "auto", maxInlineSize: "100%", marginInline: "auto" }),
);
