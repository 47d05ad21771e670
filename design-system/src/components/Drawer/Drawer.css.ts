import { createVar, keyframes } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { recipe } from "../../css/recipe.ts";
import { vars } from "../../theme/vars.css.ts";
import { leaving, open } from "../Modal/Modal.css.ts";

/** Where the drawer is while closed. */
const away = createVar();
const slideIn = keyframes({ from: { translate: away } });
const motion = `${vars.motion.card} ${vars.motion.ease}`;

const start = "-100% 0";
const end = "100% 0";

export const drawer = recipe({
  base: component({
    inset: "auto",
    maxInlineSize: "none",
    maxBlockSize: "none",
    margin: 0,
    // Slides out before it disappears.
    translate: away,
    transition: `translate ${motion}, ${leaving}`,
    selectors: {
      [open]: { translate: "none", animation: `${slideIn} ${motion}` },
    },
    "@media": { [media.forcedColors]: { border: "1px solid" } },
  }),
  variants: {
    side: {
      start: component({
        insetBlock: 0,
        insetInlineStart: 0,
        blockSize: "100dvb",
        inlineSize: "min(420px, 100% - 48px)",
        vars: { [away]: start },
        selectors: { "[dir='rtl'] &": { vars: { [away]: end } } },
      }),
      end: component({
        insetBlock: 0,
        insetInlineEnd: 0,
        blockSize: "100dvb",
        // Leaves a strip of the page visible even on phones. Clicking it closes the drawer.
        inlineSize: "min(440px, 100% - 40px)",
        vars: { [away]: end },
        selectors: { "[dir='rtl'] &": { vars: { [away]: start } } },
      }),
      bottom: component({
        insetInline: 0,
        insetBlockEnd: 0,
        inlineSize: "100%",
        maxBlockSize: "88dvb",
        vars: { [away]: "0 100%" },
      }),
    },
  },
  defaultVariants: { side: "end" },
});
