import { keyframes, style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const rise = keyframes({ from: { opacity: 0, translate: "0 8px" } });

/** Fixed at the bottom of the window, the newest message last. It takes no clicks. */
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
  }),
);

export const toast = style(
  component({
    paddingBlock: vars.space.s,
    paddingInline: vars.space.l,
    borderRadius: vars.radius.control,
    background: vars.color.inverse,
    color: vars.color.textInverse,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.lineHeight,
    boxShadow: vars.shadow.menu,
    // Forced colors drop backgrounds.
    outline: "1px solid transparent",
    animation: `${rise} ${vars.motion.state} ${vars.motion.ease}`,
  }),
);
