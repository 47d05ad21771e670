import type { GlobalStyleRule } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";
import { media } from "../media.ts";

type ElementRule = readonly [selectors: readonly string[], rule: GlobalStyleRule];

/** The reset that components rely on for the elements they render. */
export const resetRules: readonly ElementRule[] = [
  [["*", "*::before", "*::after"], { boxSizing: "border-box" }],
  [
    ["h1", "h2", "h3", "h4", "p", "ul", "ol", "dl", "dd", "figure", "blockquote", "fieldset", "legend"],
    { margin: 0, padding: 0 },
  ],
  [["fieldset"], { border: 0, minInlineSize: 0 }],
  // Safari drops the role of lists without markers, unless they state it. Any other marker, even "", takes a line there.
  [["ul[class]", "[role='list']", "summary"], { listStyle: "none" }],
  [["img", "svg", "video", "picture"], { display: "block", maxInlineSize: "100%" }],
  [["img", "video"], { blockSize: "auto" }],
  // Form controls do not inherit fonts by default.
  [
    ["button", "input", "select", "textarea"],
    { font: "inherit", color: "inherit", letterSpacing: "inherit" },
  ],
  [
    ["button", "summary"],
    { background: "none", border: 0, padding: 0, cursor: "pointer", textAlign: "inherit" },
  ],
  [["a"], { color: "inherit", textDecoration: "none" }],
  [["table"], { borderCollapse: "collapse" }],
  [["dialog"], { border: 0, padding: 0, color: "inherit" }],
  [["summary::-webkit-details-marker"], { display: "none" }],
  // Otherwise a rule that sets `display` would reveal hidden elements.
  [["[hidden]:not([hidden='until-found'])"], { display: "none !important" }],
];

/** Type and focus rings for plain elements. */
export const baseRules: readonly ElementRule[] = [
  [["h1", "h2", "h3", "h4"], { fontWeight: vars.weight.regular, textWrap: "balance" }],
  [["p", "li", "dd"], { textWrap: "pretty" }],
  [["b", "strong"], { fontWeight: vars.weight.semibold }],
  // One focus ring for all elements that receive keyboard focus.
  [
    [":focus-visible"],
    {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 3,
      borderRadius: vars.radius.image,
      "@media": { [media.forcedColors]: { outlineColor: "Highlight" } },
    },
  ],
  // No ring on elements that only scripts focus, such as dialogs or `<main>` after the skip link.
  [["main:focus", "[tabindex='-1']:focus:not(:focus-visible)"], { outline: "none" }],
  [["[data-tone='inverse'] :focus-visible"], { outlineColor: vars.color.focusInverse }],
];
