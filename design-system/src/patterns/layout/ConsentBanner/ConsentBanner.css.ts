import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { stickyBarSize } from "../../sticky-bar-size.ts";
import { textStyle } from "../../text-style.ts";

/** A slim bar on phones that leaves price, title and buttons visible; a card on wider screens. */
export const root = style(
  pattern({
    position: "fixed",
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.zIndex.sticky,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.s,
    paddingBlock: `${vars.space.xs} calc(${vars.space.xs} + env(safe-area-inset-bottom))`,
    paddingInline: vars.layout.gutter,
    background: vars.color.raised,
    boxShadow: vars.shadow.bar,
    // A border for forced colors, which remove shadows.
    border: "1px solid transparent",
    "@media": {
      [media.desktop]: {
        insetInline: `${vars.layout.gutter} auto`,
        insetBlockEnd: vars.space.s,
        display: "grid",
        gridTemplateColumns: "1fr",
        // Narrow enough on tablets not to cover the product page's button.
        maxInlineSize: "26rem",
        padding: vars.space.m,
        borderRadius: vars.radius.control,
        boxShadow: vars.shadow.menu,
      },
      print: { display: "none" },
    },
    selectors: {
      // Above the sticky bar. Ends in a class: after an attribute, browsers would restyle the page at every change.
      'body:has([data-component="sticky-add-to-cart"]) &': {
        "@media": {
          [media.tallPhone]: {
            insetBlockEnd: stickyBarSize,
            paddingBlockEnd: vars.space.xs,
          },
        },
      },
    },
  }),
);

export const words = style(
  pattern({
    ...textStyle("caption"),
    // The buttons wrap below in languages with longer words.
    flex: "1 1 5.5rem",
    color: vars.color.text,
    "@media": { [media.desktop]: textStyle("small") },
  }),
);

export const answers = style(
  pattern({
    display: "flex",
    gap: vars.space.xs,
    "@media": { [media.desktop]: { display: "grid", gridTemplateColumns: "1fr 1fr" } },
  }),
);

export const answer = style(
  pattern({ "@media": { [media.phone]: { paddingInline: vars.space.s, fontSize: vars.type.small.size } } }),
);
