import { keyframes } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const rise = keyframes({ from: { opacity: 0, translate: "0 12px" } });
const sink = keyframes({ to: { opacity: 0, translate: "0 12px" } });

export const dialog = recipe({
  base: component({
    inset: 0,
    margin: "auto",
    blockSize: "fit-content",
    inlineSize: `calc(100% - 2 * ${vars.space.m})`,
    maxBlockSize: `calc(100dvb - 2 * ${vars.space.m})`,
    borderRadius: vars.radius.panel,
    animation: `${rise} ${vars.motion.card} ${vars.motion.ease}`,
    selectors: {
      "&[data-state='closed']": { animation: `${sink} ${vars.motion.card} ${vars.motion.ease} forwards` },
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
        blockSize: "100dvb",
        maxBlockSize: "none",
        borderRadius: 0,
      }),
    },
  },
  defaultVariants: { size: "medium" },
});
