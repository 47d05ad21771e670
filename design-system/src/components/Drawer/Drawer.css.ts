import { createVar, keyframes } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/** Where the drawer is while it is shut. */
const away = createVar();
const slideIn = keyframes({ from: { translate: away } });
const slideOut = keyframes({ to: { translate: away } });

const start = "-100% 0";
const end = "100% 0";

export const drawer = recipe({
  base: component({
    animation: `${slideIn} ${vars.motion.card} ${vars.motion.ease}`,
    selectors: {
      "&[data-state='closed']": { animation: `${slideOut} ${vars.motion.card} ${vars.motion.ease} forwards` },
    },
  }),
  variants: {
    side: {
      start: component({
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: "min(420px, 100% - 48px)",
        vars: { [away]: start },
        selectors: { "[dir='rtl'] &": { vars: { [away]: end } } },
      }),
      end: component({
        insetBlock: 0,
        insetInlineEnd: 0,
        // A strip of the page stays, on a phone too: pressing it closes the drawer.
        inlineSize: "min(440px, 100% - 40px)",
        vars: { [away]: end },
        selectors: { "[dir='rtl'] &": { vars: { [away]: start } } },
      }),
      bottom: component({
        insetInline: 0,
        insetBlockEnd: 0,
        maxBlockSize: "88dvb",
        vars: { [away]: "0 100%" },
      }),
    },
  },
  defaultVariants: { side: "end" },
});
