import { keyframes } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { leaving, open } from "../Modal/Modal.css.ts";

const below = { opacity: 0, translate: "0 12px" };
const rise = keyframes({ from: below });
const motion = `${vars.motion.card} ${vars.motion.ease}`;

export const dialog = recipe({
  base: component({
    inset: 0,
    margin: "auto",
    blockSize: "fit-content",
    inlineSize: `calc(100% - 2 * ${vars.space.m})`,
    maxBlockSize: `calc(100dvb - 2 * ${vars.space.m})`,
    borderRadius: vars.radius.panel,
    ...below,
    transition: `opacity ${motion}, translate ${motion}, ${leaving}`,
    selectors: {
      [open]: { opacity: 1, translate: "none", animation: `${rise} ${motion}` },
    },
  }),
  variants: {
    size: {
      small: component({ maxInlineSize: 420 }),
      medium: component({ maxInlineSize: 560 }),
      large: component({ maxInlineSize: 880 }),
      // Fills the window, for images.
      full: component({
        inlineSize: "100%",
        maxInlineSize: "none",
        blockSize: "100dvb",
        maxBlockSize: "none",
        borderRadius: 0,
      }),
    },
  },
  defaultVariants: { size: "medium" },
});
