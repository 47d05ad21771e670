import { globalStyle } from "@vanilla-extract/css";
import { layers } from "../theme/layers.css.ts";
import { vars } from "../theme/vars.css.ts";
import { media } from "./media.ts";

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { "@layer": { [layers.base]: rule } });

base("html", {
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
});
base("body", {
  background: vars.color.ground,
  color: vars.color.text,
  fontFamily: vars.font.ui,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
});
base("h1, h2, h3, h4", { fontWeight: vars.weight.regular, textWrap: "balance" });
base("p, li, dd", { textWrap: "pretty" });
base("b, strong", { fontWeight: vars.weight.semibold });
base("::selection", { background: vars.color.selection, color: vars.color.text });

// One focus ring for everything that takes keyboard focus.
base(":focus-visible", {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 3,
  borderRadius: vars.radius.image,
  "@media": { [media.forcedColors]: { outlineColor: "Highlight" } },
});
// No ring on elements that only script focuses (main after "skip to content", a dialog).
base("main:focus, [tabindex='-1']:focus:not(:focus-visible)", { outline: "none" });
base("[data-tone='inverse'] :focus-visible", { outlineColor: vars.color.focusInverse });
