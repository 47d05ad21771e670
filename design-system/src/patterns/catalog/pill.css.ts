import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

/** A small link or button with round ends. */
export const pill = style(
  pattern({
    display: "inline-flex",
    alignItems: "center",
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.round,
    "@media": { [media.hover]: { selectors: { "&:hover": { background: vars.color.hover } } } },
  }),
);
