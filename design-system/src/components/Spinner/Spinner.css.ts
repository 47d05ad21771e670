import { keyframes, style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style(
  component({
    flex: "none",
    inlineSize: "1.25em",
    blockSize: "1.25em",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2.4,
    strokeLinecap: "round",
    animation: `${turn} 800ms linear infinite`,
    "@media": {
      // Slows down for reduced motion instead of stopping, because a static ring would not look like loading.
      [media.reducedMotion]: { animationDuration: "4s", animationTimingFunction: "steps(8)" },
    },
  }),
);
