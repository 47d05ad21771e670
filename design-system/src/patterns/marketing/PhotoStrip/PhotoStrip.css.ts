import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

export const list = style(
  pattern({
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(140px, 38vw)",
    gap: vars.space.xs,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollSnapType: "x proximity",
    scrollbarWidth: "none",
    // Extends to the window's edge, where photos scroll out of view.
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    paddingInline: vars.layout.gutter,
    scrollPaddingInline: vars.layout.gutter,
    "@media": {
      [media.desktop]: {
        gridAutoColumns: "minmax(0, 1fr)",
        gap: vars.space.s,
        overflowX: "visible",
        marginInline: 0,
        paddingInline: 0,
      },
    },
  }),
);

export const item = style(pattern({ scrollSnapAlign: "start", minInlineSize: 0 }));

export const place = style(
  pattern({
    aspectRatio: "1 / 1",
    overflow: "hidden",
    borderRadius: vars.radius.image,
    background: vars.color.surface,
  }),
);

export const image = style(pattern({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }));

export const credit = style(
  pattern({ ...textStyle("caption"), color: vars.color.textMuted, paddingBlockStart: 6 }),
);
