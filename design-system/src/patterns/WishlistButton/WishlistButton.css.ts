import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

const disc = (share: number, radius: number) =>
  `radial-gradient(circle, color-mix(in srgb, ${vars.color.ground} ${share}%, transparent) ${radius}px, transparent ${radius + 0.5}px)`;

/** A veil under the heart: it can be seen on a black dress, too. Smaller than what a finger may touch. */
export const heart = style(
  pattern({
    background: disc(72, 17),
    "@media": { [media.hover]: { selectors: { "&:hover": { background: disc(100, 17) } } } },
  }),
);

export const saved = style(pattern({ fill: "currentColor" }));
