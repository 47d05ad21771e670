import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { fadeIn } from "../../../css/fade-in.css.ts";
import { pattern } from "../../../css/layered.ts";
import { media, withoutScripts } from "../../../css/media.ts";
import { besideSafeAreas } from "../../../css/safe-areas.ts";
import { needsScripts } from "../../../css/scripts.css.ts";
import { layers } from "../../../theme/layers.css.ts";
import { vars } from "../../../theme/vars.css.ts";

export const columns = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.l,
    "@media": {
      [media.wide]: {
        gridTemplateColumns: "clamp(208px, 18vw, 236px) minmax(0, 1fr)",
        columnGap: "clamp(24px, 3vw, 48px)",
        alignItems: "start",
      },
    },
  }),
);

const away = createVar();
const slide = keyframes({ from: { translate: away } });

const inPage = {
  display: "block",
  position: "static",
  inlineSize: "auto",
  blockSize: "auto",
  margin: 0,
  overflow: "visible",
  background: "none",
  boxShadow: "none",
} as const;

/** Without JavaScript, a link opens a facet on a new page, whose address opens the popover by its id. */
export const filters = style(
  pattern({
    minInlineSize: 0,
    padding: besideSafeAreas,
    border: 0,
    color: vars.color.text,
    background: vars.color.raised,
    boxShadow: vars.shadow.dialog,
    selectors: {
      "&:popover-open": {
        vars: { [away]: "-100% 0" },
        position: "fixed",
        pointerEvents: "auto",
        insetBlock: 0,
        insetInlineStart: 0,
        insetInlineEnd: "auto",
        display: "flex",
        flexDirection: "column",
        margin: 0,
        blockSize: "100dvb",
        // Leaves a strip of the page visible. Clicking it closes the panel.
        inlineSize: "min(420px, 100% - 48px)",
        animation: `${slide} ${vars.motion.card} ${vars.motion.ease}`,
      },
      "[dir='rtl'] &:popover-open": { vars: { [away]: "100% 0" } },
      "&::backdrop": {
        background: vars.color.scrim,
        animation: `${fadeIn} ${vars.motion.card} ${vars.motion.ease}`,
      },
      [`${withoutScripts}:target:not(:popover-open)`]: inPage,
    },
    "@media": {
      [media.forcedColors]: { borderInlineEnd: "1px solid" },
      [media.wide]: {
        selectors: {
          "&:not(:popover-open)": inPage,
        },
      },
      print: { display: "none !important" },
    },
  }),
);

// The page behind does not scroll, and a tap beside the filters only closes them.
globalStyle(`html:has(${filters}:popover-open)`, {
  "@layer": {
    [layers.patterns]: { overflow: "hidden", pointerEvents: "none", scrollbarGutter: "stable" },
  },
});

const whenOpen = `${filters}:popover-open &`;

/** The title, close button and "Show items" button are for the popover only. */
export const drawerOnly = style(
  pattern({ selectors: { [`${filters}:not(:popover-open) &`]: { display: "none" } } }),
);

/** Only the popover has padding and scrolls. */
export const body = style(
  pattern({ selectors: { [`${filters}:not(:popover-open) &`]: { padding: 0, overflow: "visible" } } }),
);

/** Without scripts, the panel's own button applies the filters. */
export const footer = style([
  needsScripts,
  pattern({
    selectors: {
      [whenOpen]: {
        flex: "none",
        padding: `${vars.space.s} ${vars.space.m} calc(${vars.space.s} + env(safe-area-inset-bottom))`,
        borderBlockStart: `1px solid ${vars.color.hairline}`,
      },
    },
  }),
]);

/** As tall as the filters, so that the message of an empty grid stays in view beside them. */
export const content = style(pattern({ minInlineSize: 0, alignSelf: "stretch" }));
