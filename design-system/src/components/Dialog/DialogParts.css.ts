import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { fadeIn } from "../../css/fade-in.css.ts";
import { component } from "../../css/layered.ts";
import { layers } from "../../theme/layers.css.ts";
import { vars } from "../../theme/vars.css.ts";

const fadeOut = keyframes({ to: { opacity: 0 } });

export const scrim = style(
  component({
    position: "fixed",
    inset: 0,
    zIndex: vars.zIndex.overlay,
    background: vars.color.scrim,
    // Radix disables pointer events outside the panel.
    pointerEvents: "auto",
    animation: `${fadeIn} ${vars.motion.card} ${vars.motion.ease}`,
    selectors: {
      // Follows the state of the panel, which is its next sibling.
      "&:has(+ [data-state='closed'])": {
        animation: `${fadeOut} ${vars.motion.card} ${vars.motion.ease} forwards`,
      },
    },
  }),
);

globalStyle("html[data-held]", {
  "@layer": {
    [layers.components]: { overflow: "hidden" },
  },
});

export const panel = style(
  component({
    position: "fixed",
    zIndex: vars.zIndex.overlay,
    display: "flex",
    flexDirection: "column",
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.dialog,
    // Forced colors remove shadows and backgrounds.
    outline: "1px solid transparent",
    outlineOffset: 0,
  }),
);

export const header = style(
  component({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.m,
    paddingBlock: vars.space.xs,
    paddingInlineStart: vars.space.l,
    paddingInlineEnd: vars.space.s,
    minBlockSize: 60,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);

/** Keeps a long title away from the edges. */
export const title = style(component({ paddingBlock: vars.space.xs }));

export const bareHeader = style(component({ justifyContent: "flex-end", borderBlockEnd: 0 }));

export const description = style(
  component({
    marginBlockEnd: vars.space.m,
    color: vars.color.textMuted,
    fontSize: vars.type.small.size,
    selectors: { "&:last-child": { marginBlockEnd: 0 } },
  }),
);

export const body = style(
  component({
    flex: "1 1 auto",
    minBlockSize: 0,
    overflowY: "auto",
    // Keeps the page from scrolling at the end of the content.
    overscrollBehavior: "contain",
    padding: vars.space.l,
  }),
);

export const footer = style(
  component({
    paddingInline: vars.space.l,
    paddingBlockStart: vars.space.m,
    paddingBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  }),
);
