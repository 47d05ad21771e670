import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { fadeIn } from "../../../css/fade-in.css.ts";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { layers } from "../../../theme/layers.css.ts";
import { vars } from "../../../theme/vars.css.ts";

const away = createVar();
const slide = keyframes({ from: { translate: away } });

/** A native popover, which is above everything else. Escape or a click outside closes it. */
export const sheet = style(
  pattern({
    color: vars.color.text,
    background: vars.color.raised,
    boxShadow: vars.shadow.dialog,
    selectors: {
      "&:popover-open": {
        vars: { [away]: "-100% 0" },
        position: "fixed",
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
    },
    "@media": { [media.forcedColors]: { borderInlineEnd: "1px solid" } },
  }),
);

export const header = style(
  pattern({
    display: "flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "space-between",
    minBlockSize: 60,
    paddingInline: `${vars.space.m} ${vars.space.xxs}`,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);

export const body = style(
  pattern({
    flex: 1,
    minBlockSize: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    paddingInline: vars.space.m,
    paddingBlockEnd: `calc(${vars.space.xl} + env(safe-area-inset-bottom))`,
  }),
);

// Keeps the page behind from scrolling.
globalStyle(`html:has(${sheet}:popover-open)`, {
  "@layer": { [layers.patterns]: { overflow: "hidden" } },
});
