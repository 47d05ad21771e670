import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { layers } from "../../theme/layers.css.ts";
import { vars } from "../../theme/vars.css.ts";
import { besideSafeAreas } from "../safe-areas.ts";
import { baseRules, resetRules } from "./element-rules.ts";

const addRule = (layer: string, selectors: readonly string[], rule: GlobalStyleRule): void =>
  globalStyle(selectors.join(", "), { "@layer": { [layer]: rule } });

addRule(layers.reset, ["body"], { margin: 0, padding: besideSafeAreas });
for (const [selectors, rule] of resetRules) addRule(layers.reset, selectors, rule);

addRule(layers.base, ["html"], { WebkitTextSizeAdjust: "100%" });
addRule(layers.base, ["body"], {
  background: vars.color.ground,
  color: vars.color.text,
  fontFamily: vars.font.ui,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
});
addRule(layers.base, ["::selection"], { background: vars.color.selection, color: vars.color.text });
for (const [selectors, rule] of baseRules) addRule(layers.base, selectors, rule);
