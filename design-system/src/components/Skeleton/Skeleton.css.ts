import { keyframes } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

const breathe = keyframes({ "50%": { backgroundColor: vars.color.skeletonShine } });

export const skeleton = recipe({
  base: component({
    display: "block",
    inlineSize: "100%",
    backgroundColor: vars.color.skeleton,
    borderRadius: vars.radius.image,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    "@media": {
      [media.reducedMotion]: { animation: "none" },
      [media.forcedColors]: { border: "1px solid GrayText" },
    },
  }),
  variants: {
    shape: {
      // As tall as a line's letters, with margins up to the line height, so that nothing moves when the text arrives.
      text: component({ blockSize: "0.7em", marginBlock: ["0.35em", "calc((1lh - 0.7em) / 2)"] }),
      image: component({ aspectRatio: "4 / 5" }),
      block: component({ minBlockSize: vars.control.medium }),
      round: component({
        borderRadius: vars.radius.round,
        inlineSize: vars.control.target,
        aspectRatio: "1",
      }),
    },
  },
  defaultVariants: { shape: "text" },
});
