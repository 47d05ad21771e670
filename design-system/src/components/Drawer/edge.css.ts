import { createVar, keyframes, style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";
import { besideSafeAreas } from "../../css/safe-areas.ts";
import { leaving, open } from "../Modal/Modal.css.ts";

/** Where the panel is while closed. */
const away = createVar();
const slideIn = keyframes({ from: { translate: away } });
const motion = `${vars.motion.card} ${vars.motion.ease}`;

const awayAtStart = "-100% 0";
const awayAtEnd = "100% 0";

/** A panel at an edge of the window. */
export const panel = style(
  component({
    inset: "auto",
    maxInlineSize: "none",
    maxBlockSize: "none",
    margin: 0,
    padding: besideSafeAreas,
    // Slides out before it disappears.
    translate: away,
    transition: `translate ${motion}, ${leaving}`,
    selectors: {
      [open]: { translate: "none", animation: `${slideIn} ${motion}` },
    },
    "@media": { [media.forcedColors]: { border: "1px solid" } },
  }),
);

export const start = style(
  component({
    insetBlock: 0,
    insetInlineStart: 0,
    blockSize: "100dvb",
    inlineSize: "min(420px, 100% - 48px)",
    vars: { [away]: awayAtStart },
    selectors: { "[dir='rtl'] &": { vars: { [away]: awayAtEnd } } },
  }),
);

export const end = style(
  component({
    insetBlock: 0,
    insetInlineEnd: 0,
    blockSize: "100dvb",
    // Leaves a strip of the page visible even on phones. Clicking it closes the drawer.
    inlineSize: "min(440px, 100% - 40px)",
    vars: { [away]: awayAtEnd },
    selectors: { "[dir='rtl'] &": { vars: { [away]: awayAtStart } } },
  }),
);

export const bottom = style(
  component({
    insetInline: 0,
    insetBlockEnd: 0,
    inlineSize: "100%",
    maxBlockSize: "88dvb",
    vars: { [away]: "0 100%" },
  }),
);
