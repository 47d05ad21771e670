import { keyframes, style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const rise = keyframes({ from: { opacity: 0, translate: "0 8px" } });

/** Fixed to the bottom of the window, with the newest message last. Lets clicks through. */
export const toasts = style(
  component({
    position: "fixed",
    zIndex: vars.zIndex.skip,
    // Above the sticky add-to-cart bar on phones.
    insetBlockEnd: `calc(${vars.space.huge} + env(safe-area-inset-bottom))`,
    insetInline: vars.space.m,
    display: "grid",
    justifyItems: "center",
    gap: vars.space.s,
    pointerEvents: "none",
    "@media": { print: { display: "none" } },
  }),
);

export const toast = style(
  component({
    padding: `${vars.space.s} ${vars.space.l}`,
    borderRadius: vars.radius.control,
    background: vars.color.inverse,
    color: vars.color.textInverse,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.lineHeight,
    boxShadow: vars.shadow.menu,
    // A border for forced colors, which remove backgrounds.
    outline: "1px solid transparent",
    animation: `${rise} ${vars.motion.state} ${vars.motion.ease}`,
  }),
);
