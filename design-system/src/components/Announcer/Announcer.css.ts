import { keyframes, style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const rise = keyframes({ from: { opacity: 0, translate: "0 8px" } });

/** Over the page's end, where it hides nothing that is being read. It takes no clicks. */
export const toast = style(
  component({
    position: "fixed",
    zIndex: vars.zIndex.skip,
    // Above the bar that stays at a product page's end on phones.
    insetBlockEnd: `calc(${vars.space.huge} + env(safe-area-inset-bottom))`,
    insetInline: vars.space.m,
    inlineSize: "fit-content",
    marginInline: "auto",
    paddingBlock: vars.space.s,
    paddingInline: vars.space.l,
    borderRadius: vars.radius.control,
    background: vars.color.inverse,
    color: vars.color.textInverse,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.lineHeight,
    boxShadow: vars.shadow.menu,
    // Seen where grounds are not.
    outline: "1px solid transparent",
    pointerEvents: "none",
    animation: `${rise} ${vars.motion.state} ${vars.motion.ease}`,
  }),
);
