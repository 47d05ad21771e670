import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { photo } from "../../photo.css.ts";

export const list = style(
  pattern({
    display: "flex",
    gap: vars.space.xs,
    overflowX: "auto",
    scrollbarWidth: "none",
    // Padding for focus rings, which the scroller would otherwise clip.
    padding: vars.space.xxs,
  }),
);

export const button = style(
  pattern({
    display: "block",
    inlineSize: 48,
    blockSize: 60,
    borderRadius: vars.radius.image,
    overflow: "hidden",
    background: vars.color.surface,
    opacity: 0.66,
    outlineOffset: 1,
    transition: `opacity ${vars.motion.state} ${vars.motion.ease}`,
    ":hover": { opacity: 1 },
    selectors: {
      "&[aria-current]": { opacity: 1, outline: `2px solid ${vars.color.text}` },
      "&:focus-visible": { opacity: 1, outline: `2px solid ${vars.color.focus}` },
    },
  }),
);

export const image = photo;
