import { style } from "@vanilla-extract/css";
import { pattern } from "../css/layered.ts";
import { vars } from "../theme/vars.css.ts";

/** A row that scrolls sideways. It extends to the window's edge, where its items scroll out of view. */
export const scroller = style(
  pattern({
    display: "grid",
    gridAutoFlow: "column",
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollbarWidth: "none",
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    paddingInline: vars.layout.gutter,
    scrollPaddingInline: vars.layout.gutter,
  }),
);

/** Its start meets the window's edge when scrolling ends. */
export const scrollerItem = style(pattern({ scrollSnapAlign: "start" }));
