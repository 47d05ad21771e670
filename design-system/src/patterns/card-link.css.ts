import { style } from "@vanilla-extract/css";
import { pattern } from "../css/layered.ts";
import { vars } from "../theme/vars.css.ts";

/** A link that covers its card, which must be positioned. The focus ring surrounds the whole card. */
export const cardLink = style(
  pattern({
    outline: "none",
    "::after": { content: "", position: "absolute", inset: 0 },
    selectors: {
      "&:focus-visible::after": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 },
    },
  }),
);
