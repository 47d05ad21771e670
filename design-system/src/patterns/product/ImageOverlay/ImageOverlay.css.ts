import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";

/** At the top of the window, so that the close button does not move when the image arrives. */
export const panel = style(pattern({ marginBlockStart: vars.space.m }));

/** Shows the whole image at no more than its natural size. The dialog scrolls. */
export const image = style(
  pattern({ display: "block", inlineSize: "auto", maxInlineSize: "100%", marginInline: "auto" }),
);

/** Image and text beside each other, or below each other on a phone. */
export const halves = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.l,
    "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);
