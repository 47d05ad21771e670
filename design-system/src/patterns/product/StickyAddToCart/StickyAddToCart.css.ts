import { globalStyle, style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { needsScripts } from "../../../css/scripts.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

/** The button's minimum width, at which "Add to bag" fits on one line. */
const oneLine = "7rem";
const spacing = 10;

export const root = style(
  pattern({
    display: "flex",
    // Where the price does not fit beside the buttons, as with enlarged text, it gets a line of its own.
    flexWrap: "wrap",
    alignItems: "center",
    gap: spacing,
    "@media": {
      [media.tallPhone]: {
        position: "fixed",
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: vars.zIndex.sticky,
        paddingBlock: `10px calc(10px + env(safe-area-inset-bottom))`,
        paddingInline: vars.layout.gutter,
        background: vars.color.raised,
        boxShadow: vars.shadow.bar,
        // A border for forced colors, which remove shadows.
        borderBlockStart: "1px solid transparent",
      },
      print: { display: "none" },
    },
  }),
);

export const summary = style(
  pattern({
    // Never narrower than the price and the longest word of the choice. Grows before the button does.
    flex: "100 0 min-content",
    maxInlineSize: "max-content",
    display: "none",
    "@media": { [media.tallPhone]: { display: "block" } },
  }),
);

export const price = style(
  pattern({
    gap: "0 6px",
    flexWrap: "wrap",
    // One line. Where the retail price does not fit, it wraps and is hidden; the page shows it anyway.
    maxBlockSize: "1.15em",
    overflow: "hidden",
    fontSize: "1.1875rem",
    lineHeight: 1.15,
  }),
);

export const choice = style(
  pattern({
    ...textStyle("caption"),
    color: vars.color.textMuted,
    maxInlineSize: "9.375rem",
    // One line, whose end is cut at a word.
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 1,
    overflow: "hidden",
  }),
);

export const buttons = style(
  pattern({
    display: "flex",
    alignItems: "center",
    gap: spacing,
    flex: "1 1 0",
    "@media": { [media.phone]: { flex: `1 0 calc(${oneLine} + ${spacing}px + ${vars.control.large})` } },
  }),
);

export const button = style(pattern({ flex: "1 1 0" }));
globalStyle(
  `${button} [data-component="button"]`,
  pattern({ "@media": { [media.phone]: { paddingInline: vars.space.s } } }),
);

/** Without scripts, the cart button fills the row. */
export const heart = style([
  needsScripts,
  pattern({ flex: "none", inlineSize: vars.control.large, blockSize: vars.control.large }),
]);

/**
 * The bar's height on phones. Enlarged, the price has its own line and the label may need two. For the root's own styles
 * WebKit takes 16 px for a rem.
 */
const barSize = "calc(clamp(73px, 73px + 20 * (1em - 16px), 7em) + env(safe-area-inset-bottom))";

// Keeps the bar from covering the end of the page and the focused element.
globalStyle(
  `html:has([data-component="sticky-add-to-cart"])`,
  pattern({
    "@media": {
      [media.tallPhone]: { paddingBlockEnd: barSize, scrollPaddingBlockEnd: barSize },
    },
  }),
);
