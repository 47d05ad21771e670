import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { shrinks } from "../../shrinks.css.ts";

export const root = shrinks;

export const list = style(
  pattern({
    display: "flex",
    gap: vars.space.m,
    overflowX: "auto",
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    scrollbarWidth: "none",
    "@media": {
      [media.desktop]: { display: "block", borderBlockEnd: 0, overflowX: "visible" },
    },
  }),
);

export const item = style(pattern({ flex: "none" }));

export const link = style(
  pattern({
    ...textStyle("label"),
    display: "flex",
    alignItems: "center",
    minBlockSize: vars.control.medium,
    paddingInline: vars.space.xxs,
    borderBlockEnd: "2px solid transparent",
    color: vars.color.textMuted,
    // Inset, because the scrolling row would clip an outer ring.
    outlineOffset: -2,
    selectors: {
      "&[aria-current]": {
        color: vars.color.text,
        fontWeight: vars.weight.medium,
        borderBlockEndColor: vars.color.controlBorderStrong,
      },
    },
    "@media": {
      [media.hover]: { ":hover": { color: vars.color.text } },
      [media.desktop]: {
        borderBlockEnd: 0,
        borderInlineStart: "2px solid transparent",
        paddingInline: vars.space.m,
        selectors: { "&[aria-current]": { borderInlineStartColor: vars.color.controlBorderStrong } },
      },
      // Forced colors show transparent borders, so only the current section has one.
      [media.forcedColors]: {
        selectors: { "&:not([aria-current])": { borderColor: "Canvas" } },
      },
    },
  }),
);
