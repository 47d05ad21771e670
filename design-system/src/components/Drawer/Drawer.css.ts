import { createVar, keyframes } from "@vanilla-extract/css";
import { fadeIn } from "../../css/fade-in.css.ts";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { recipe } from "../../css/recipe.ts";
import { vars } from "../../theme/vars.css.ts";

/** Where the drawer is while closed. */
const away = createVar();
const slideIn = keyframes({ from: { translate: away } });
const motion = `${vars.motion.card} ${vars.motion.ease}`;

const start = "-100% 0";
const end = "100% 0";

export const drawer = recipe({
  base: component({
    position: "fixed",
    inset: "auto",
    flexDirection: "column",
    maxInlineSize: "none",
    maxBlockSize: "none",
    margin: 0,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.dialog,
    // Forced colors remove shadows and backgrounds.
    outline: "1px solid transparent",
    outlineOffset: 0,
    // Slides out before it disappears.
    translate: away,
    transition: `translate ${motion}, display ${motion} allow-discrete, overlay ${motion} allow-discrete`,
    selectors: {
      "&[open]": { display: "flex", translate: "none", animation: `${slideIn} ${motion}` },
      "&::backdrop": {
        background: vars.color.scrim,
        opacity: 0,
        transition: `opacity ${motion}, display ${motion} allow-discrete, overlay ${motion} allow-discrete`,
      },
      "&[open]::backdrop": { opacity: 1, animation: `${fadeIn} ${motion}` },
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
