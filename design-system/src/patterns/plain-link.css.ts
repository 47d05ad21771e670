import { style } from "@vanilla-extract/css";
import { pattern } from "../css/layered.ts";
import { media } from "../css/media.ts";

/** Underlined only while the pointer is on it, for links in lists. */
export const plainLink = style(
  pattern({
    display: "inline-flex",
    alignItems: "center",
    textUnderlineOffset: 4,
    "@media": { [media.hover]: { ":hover": { textDecoration: "underline" } } },
  }),
);
