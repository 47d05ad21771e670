import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { maskImage } from "../../../css/mask-image.ts";
import { media } from "../../../css/media.ts";
import { heartPath } from "../../../primitives/Icon/heart-path.ts";
import { vars } from "../../../theme/vars.css.ts";

const disc = (share: number, radius: number) =>
  `radial-gradient(circle, color-mix(in srgb, ${vars.color.ground} ${share}%, transparent) ${radius}px, transparent ${radius + 0.5}px)`;

/** A soft background keeps the heart visible on dark clothes. It is smaller than the touch target. */
export const heart = style(
  pattern({
    background: disc(72, 17),
    "@media": {
      [media.hover]: { selectors: { "&:hover": { background: disc(100, 17) } } },
      // Forced colors remove gradients, but the heart must stay visible on every image.
      [media.forcedColors]: { background: "ButtonFace", borderRadius: vars.radius.round },
    },
  }),
);

const heartMask = (fill: string) =>
  maskImage(
    "0 0 24 24",
    `<path d="${heartPath}" fill="${fill}" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

const shape = createVar();

/** A mask instead of an SVG, because a page may have eighty of these buttons. Filled while pressed. */
const icon = style(
  pattern({
    vars: { [shape]: heartMask("none") },
    "::before": {
      content: "",
      background: "currentColor",
      maskImage: shape,
      forcedColorAdjust: "none",
    },
    "@media": { [media.forcedColors]: { "::before": { background: "ButtonText" } } },
    selectors: { "&[aria-pressed='true']": { vars: { [shape]: heartMask("#000") } } },
  }),
);

const iconOf = (side: string | number) => [
  icon,
  pattern({ "::before": { inlineSize: side, blockSize: side } }),
];

export const icons = styleVariants({ ghost: iconOf(20), outline: iconOf(vars.control.icon) });

export const saved = style(pattern({ fill: "currentColor" }));
