/** Imitates forced colors, which a page cannot turn on. Tests use the browser's own emulation instead. */
export function imitateForcedColors(isOn: boolean): void {
  document.getElementById(styleId)?.remove();
  const exempt = [...document.styleSheets].flatMap((sheet) => switchRules(sheet.cssRules, isOn));
  if (!isOn) return;
  const style = Object.assign(document.createElement("style"), { id: styleId, textContent: colors(exempt) });
  document.head.append(style);
}

const styleId = "forced-colors";
const query = "(forced-colors: active)";
const imitated = "all and (min-width: 0px)";

/** The colors that browsers replace, even those of `style` attributes, except on elements that opt out. */
const colors = (exempt: readonly string[]): string => {
  const replaced = `:not(${["svg *", ...exempt].join()})`;
  return `
    :root[data-brand] { color-scheme: dark; }
    body, body ${replaced} {
      border-color: CanvasText !important; background-color: Canvas !important; box-shadow: none !important;
      color: CanvasText !important; text-shadow: none !important;
    }
    body :is(a, a *)${replaced} { color: LinkText !important; }
    body :is(button, [data-component="button"]) { border-color: ButtonBorder !important; color: ButtonText !important; }
    body :is(button, [data-component="button"]) ${replaced} { color: inherit !important; }
    body :is(:disabled, [aria-disabled="true"]) { color: GrayText !important; }
  `;
};

/** Turns the `forced-colors` rules on or off. Returns selectors of elements that opt out. */
function switchRules(rules: CSSRuleList, isOn: boolean): string[] {
  return [...rules].flatMap((rule): string[] => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === (isOn ? query : imitated)) {
      rule.media.mediaText = isOn ? imitated : query;
      makeImportant(rule.cssRules, isOn);
      return [];
    }
    if (rule instanceof CSSGroupingRule) return switchRules(rule.cssRules, isOn);
    if (!(rule instanceof CSSStyleRule)) return [];
    const keepsColors = rule.style.getPropertyValue("forced-color-adjust") === "none";
    return keepsColors && !rule.selectorText.includes("::") ? [rule.selectorText] : [];
  });
}

/** Marks the rules as important. They then win, because their layer precedes rules in no layer. */
function makeImportant(rules: CSSRuleList, isOn: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule)
      for (const property of Array.from(rule.style))
        rule.style.setProperty(property, rule.style.getPropertyValue(property), isOn ? "important" : "");
    if (rule instanceof CSSGroupingRule) makeImportant(rule.cssRules, isOn);
  }
}
