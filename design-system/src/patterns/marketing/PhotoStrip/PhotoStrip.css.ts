import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { photo, photoFrame } from "../../photo.css.ts";
import { scroller, scrollerItem } from "../../scroller.css.ts";

export const list = style([
  scroller,
  pattern({
    gridAutoColumns: "minmax(140px, 38vw)",
    gap: vars.space.xs,
    scrollSnapType: "x proximity",
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
]);

export const item = scrollerItem;

export const place = style([photoFrame, pattern({ aspectRatio: "1 / 1" })]);

export const image = photo;

export const credit = style(
  pattern({ ...textStyle("caption"), color: vars.color.textMuted, paddingBlockStart: 6 }),
);
