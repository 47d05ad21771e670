import { createVar, styleVariants } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { maskImage } from "../../css/mask-image.ts";
import { media } from "../../css/media.ts";
import { recipe } from "../../css/recipe.ts";
import { vars } from "../../theme/vars.css.ts";

const radius = 8;
const circumference = 2 * Math.PI * radius;

/** A mask for a share of the ring, between 0 and 1, clockwise from the top. */
function arc(share: number): string {
  const dash = share < 1 ? `stroke-dasharray="${(share * circumference).toFixed(1)} 60"` : "";
  return maskImage(
    "0 0 20 20",
    `<circle cx="10" cy="10" r="${radius}" fill="none" stroke="#000" stroke-width="2.3" stroke-linecap="round" transform="rotate(-90 10 10)" ${dash}/>`,
  );
}

const filled = createVar();

const circle = { content: "", position: "absolute", inset: 0, forcedColorAdjust: "none" } as const;

/** The track and, on top of it, the filled part. */
export const ring = recipe({
  base: component({
    position: "relative",
    display: "inline-block",
    flex: "none",
    "::before": { ...circle, background: vars.color.ringTrack, maskImage: arc(1) },
    "::after": { ...circle, background: vars.color.accent, maskImage: filled },
    "@media": {
      [media.forcedColors]: { "::before": { background: "Canvas" }, "::after": { background: "CanvasText" } },
    },
  }),
  variants: {
    size: {
      small: component({ inlineSize: 15, blockSize: 15 }),
      large: component({ inlineSize: 40, blockSize: 40 }),
    },
  },
  defaultVariants: { size: "small" },
});

const shares = {
  new_with_tags: 1,
  new_without_tags: 0.85,
  new_with_defects: 0.7,
  preowned: 0.55,
};

export const closed = styleVariants(shares, (share) => component({ vars: { [filled]: arc(share) } }));
