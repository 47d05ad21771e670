import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

/**
 * The end of the page, whatever its place in the markup: its parent is a column. Only wide windows have room for a card
 * that stays in view, and that leaves the last line of the page uncovered, too.
 */
export const root = style(
  pattern({
    order: 1,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.s,
    padding: `${vars.space.s} ${vars.layout.gutter} calc(${vars.space.s} + env(safe-area-inset-bottom))`,
    background: vars.color.raised,
    // A border for forced colors, which remove shadows.
    border: "1px solid transparent",
    "@media": {
      [media.desktop]: {
        position: "sticky",
        zIndex: vars.zIndex.sticky,
        insetBlockEnd: vars.space.s,
        margin: `${vars.space.s} ${vars.layout.gutter}`,
        display: "grid",
        // Narrow enough on tablets not to cover the product page's button.
        maxInlineSize: "26rem",
        padding: vars.space.m,
        borderRadius: vars.radius.control,
        boxShadow: vars.shadow.menu,
      },
      print: { display: "none" },
    },
  }),
);

export const words = style(
  pattern({
    ...textStyle("caption"),
    // The buttons wrap below in languages with longer words.
    flex: "1 1 5.5rem",
    color: vars.color.text,
  }),
);

export const answers = style(pattern({ display: "flex", gap: vars.space.xs }));

export const answer = style(
  pattern({
    flex: "1 1 0",
    "@media": { [media.phone]: { paddingInline: vars.space.s, fontSize: vars.type.small.size } },
  }),
);
