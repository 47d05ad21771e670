/**
 * Imitates forced colors, which a page cannot turn on, by replacing colors and applying the `forced-colors` rules.
 * Tests use the browser's own emulation instead.
 */
export function imitateForcedColors(isOn: boolean): void {
  document.getElementById(styleId)?.remove();
  const exempt = [...document.styleSheets].flatMap((sheet) => apply(sheet.cssRules, isOn));
  if (!isOn) return;
  const style = Object.assign(document.createElement("style"), { id: styleId, textContent: colors(exempt) });
  document.head.append(style);
}

const styleId = "forced-colors";
const query = "(forced-colors: active)";
const imitated = "all and (min-width: 0px)";

/** The colors that browsers replace, except on elements that opt out. */
const colors = (exempt: readonly string[]): string => `
  :root[data-brand] { color-scheme: dark; }
  body, body :not(${["svg *", ...exempt].join()}) {
    border-color: CanvasText; background-color: Canvas; box-shadow: none; color: CanvasText; text-shadow: none;
  }
  body :is(a, a *):not(${["svg *", ...exempt].join()}) { color: LinkText; }
  body :is(button, [data-component="button"]) { border-color: ButtonBorder; color: ButtonText; }
  body :is(button, [data-component="button"]) :not(${["svg *", ...exempt].join()}) { color: inherit; }
  body :is(:disabled, [aria-disabled="true"]) { color: GrayText; }
`;

/** Turns the `forced-colors` rules on or off. Returns selectors of elements that opt out. */
function apply(rules: CSSRuleList, isOn: boolean): string[] {
  return [...rules].flatMap((rule): string[] => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === (isOn ? query : imitated)) {
      rule.media.mediaText = isOn ? imitated : query;
      prioritize(rule.cssRules, isOn);
      return [];
    }
    if (rule instanceof CSSGroupingRule) return apply(rule.cssRules, isOn);
    if (!(rule instanceof CSSStyleRule)) return [];
    const keepsColors = rule.style.getPropertyValue("forced-color-adjust") === "none";
    return keepsColors && !rule.selectorText.includes("::") ? [rule.selectorText] : [];
  });
}

/** Marks the rules as important, because the replaced colors are in no layer and would win otherwise. */
function prioritize(rules: CSSRuleList, isOn: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule)
      for (const property of Array.from(rule.style))
        rule.style.setProperty(property, rule.style.getPropertyValue(property), isOn ? "important" : "");
    if (rule instanceof CSSGroupingRule) prioritize(rule.cssRules, isOn);
  }
}
