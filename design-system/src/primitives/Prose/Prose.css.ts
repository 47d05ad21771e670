import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "../../css/recipe.ts";
import { primitive } from "../../css/layered.ts";
import { layers } from "../../theme/layers.css.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

const root = style(
  primitive({
    maxInlineSize: vars.layout.prose,
    lineHeight: 1.65,
    overflowWrap: "anywhere",
    textWrap: "pretty",
    counterReset: "section",
  }),
);
const numbered = style({});

export const prose = recipe({
  base: root,
  variants: {
    // Numbers the sections of legal texts.
    numbered: { true: numbered },
    size: {
      body: {},
      // For short texts in a card.
      small: primitive({ fontSize: vars.type.label.size, lineHeight: 1.6 }),
    },
  },
});

/** Selects elements, because HTML from Markdown has no class names. */
const within = (selector: string, rule: Parameters<typeof globalStyle>[1], scope = root): void =>
  globalStyle(`${scope} ${selector}`, { "@layer": { [layers.primitives]: rule } });

within("> * + *", { marginBlockStart: "1em" });
// Descriptions of stores have blocks in blocks.
within("div:not([class]) > * + *", { marginBlockStart: "1em" });
within("h2", {
  fontFamily: vars.font.display,
  fontSize: vars.type.h3.size,
  lineHeight: vars.type.h3.lineHeight,
  letterSpacing: vars.tracking.display,
});
within("h3", { fontWeight: vars.weight.semibold, fontSize: "1.0625em", lineHeight: 1.4 });
within("h2:not(:first-child)", { marginBlockStart: vars.space.xxl });
within("h3:not(:first-child)", { marginBlockStart: vars.space.xl });
within(":is(h2, h3) + *", { marginBlockStart: vars.space.s });
// Keeps linked headings clear of sticky bars.
within(":is(h2, h3)", { scrollMarginBlockStart: vars.space.huge, breakAfter: "avoid" });
within("> h2", { counterIncrement: "section" }, numbered);
within("> h2::before", { content: 'counter(section) ". "', color: vars.color.textMuted }, numbered);

within("a", {
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  textDecorationColor: vars.color.controlBorder,
});
within("a:hover", { "@media": { [media.hover]: { textDecorationColor: "currentColor" } } });

within(":is(ul, ol)", { paddingInlineStart: "1.35em" });
within("li + li", { marginBlockStart: "0.45em" });
within("li > :is(ul, ol, p + p)", { marginBlockStart: "0.45em" });
within("ul", { listStyleType: '"–  "' });
within("li::marker", { color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

within(":is(sub, sup)", { fontSize: "0.75em", lineHeight: 0 });
within("address", { fontStyle: "normal" });

within(":is(th, td, caption)", {
  overflowWrap: "normal",
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.lineHeight,
  textAlign: "start",
  verticalAlign: "top",
});
within("th", { fontWeight: vars.weight.semibold });
within("thead th", { color: vars.color.textMuted, fontWeight: vars.weight.medium });

// Print shows URLs in full.
within("a[href^='http']::after", {
  "@media": { print: { content: '" (" attr(href) ")"' } },
});
