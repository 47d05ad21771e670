import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { layers } from "../../theme/layers.css.ts";
import { baseRules, resetRules } from "./element-rules.ts";

/** Limits a selector to components (.github/decisions/0035). A pseudo-element must stay at the end. */
function inComponents(selectors: readonly string[]): string {
  const all = selectors.some((one) => one.includes("::")) ? selectors : [`:is(${selectors.join(", ")})`];
  return all.map((one) => one.replace(/(?=::|$)/, ":where([data-component], [data-component] *)")).join(", ");
}

const addRule = (layer: string, selectors: readonly string[], rule: GlobalStyleRule): void =>
  globalStyle(inComponents(selectors), { "@layer": { [layer]: rule } });

for (const [selectors, rule] of resetRules) addRule(layers.reset, selectors, rule);
for (const [selectors, rule] of baseRules) addRule(layers.base, selectors, rule);
