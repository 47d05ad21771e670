import { newerProperties, newerSelectors, newerUnits } from "./newer-features.ts";
import { isNode, isStyle, keyOf, type Node, propertyProblem, type Rule, textOf } from "./rule.ts";

const logical: readonly (readonly [RegExp, string])[] = [
  [/^(?:scroll)?(?:margin|padding|Margin|Padding|border)(Top|Bottom|Left|Right)/, "Block/Inline Start/End"],
  [/^(top|right|bottom|left)$/, "insetBlockStart, insetInlineEnd, …"],
  [/^((min|max)Width|width)$/, "inlineSize"],
  [/^((min|max)Height|height)$/, "blockSize"],
  [/^border(Top|Bottom)(Left|Right)Radius$/, "borderStartStartRadius, …"],
];

const color = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|lab)\(/i;
const literalDuration = /\b\d*\.?\d+m?s\b/;
const isTiming = (name: string): boolean => /^(transition|animation)(Duration)?$/.test(name);
const takesColor = /color|background|border|outline|shadow|fill|stroke/i;
const namedColor =
  /\b(black|white|gr[ae]y|silver|red|maroon|pink|orange|gold|yellow|olive|green|lime|teal|aqua|cyan|blue|navy|purple|magenta|brown|beige|tan)\b/;

/** Newer than the oldest browsers. Builds prefix the last two; without the others, a page only looks plainer. */
const dispensable = new Set([
  "break-after",
  "contain-intrinsic-block-size",
  "content-visibility",
  "field-sizing",
  "forced-color-adjust",
  "resize",
  "scrollbar-gutter",
  "scrollbar-width",
  // Only of `@page`; in other styles it is a variant.
  "size",
  "text-wrap",
  "mask-image",
  "user-select",
]);
const newer = new Set(newerProperties().filter((name) => !dispensable.has(name)));
const newerLength = new RegExp(`\\d(?:${newerUnits().join("|")})\\b`);
const newerSelector = new RegExp(`:(?:${newerSelectors().join("|")})(?![\\w-])`);

const cssName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What is wrong with a style property, and what to write instead; null if it is valid. */
export function problemOf(name: string, value: string | number): string | null {
  const text = String(value);
  const physical = logical.find(([pattern]) => pattern.test(name));
  if (physical) return `${name} does not fit right-to-left text. Use a logical property: ${physical[1]}.`;
  if (/^(textAlign|float|clear|captionSide)$/.test(name) && /^(left|right)$/.test(text))
    return `${name}: "${text}" does not fit right-to-left text. Use "start" or "end".`;
  // A mask uses only the alpha of its color.
  if (name !== "maskImage" && (color.test(text) || (takesColor.test(name) && namedColor.test(text))))
    return `Hard-coded color ${text}. Use vars.color, so that it changes with the theme.`;
  if (name === "fontSize" && (typeof value === "number" || /\dpx/.test(text)))
    return `Raw px in fontSize. Use vars.type, or rem, so that it grows with the reader's text size.`;
  if (name === "borderRadius" && (Number(value) > 0 || /^\d+px/.test(text)))
    return `Raw px in borderRadius. Use vars.radius.`;
  if (name === "content" && /\/ ["']/.test(text))
    return `Older browsers ignore content with alternative text. List the plain content before it.`;
  if (newerLength.test(text))
    return `The oldest browsers lack a unit of ${text}. Write [older, newer]: they take the first.`;
  if (isTiming(name) && literalDuration.test(text) && !/infinite|backwards/.test(text))
    return `Hard-coded duration in ${name}. Use vars.motion, which respects reduced motion.`;
  return null;
}

/** Requires styles to use tokens and logical properties. */
export const styleValues: Rule = {
  create(context) {
    const check = (node: Node) => {
      if (textOf(node)?.includes(":dir("))
        context.report({ node, message: ":dir() is compiled to a list of languages. Use [dir='rtl']." });
    };
    return {
      Property(node) {
        if (!isStyle(node, context.filename)) return;
        const problem = isReduced(node)
          ? null
          : (propertyProblem(node, problemOf) ?? safariProblem(node) ?? newerProblem(node));
        if (problem) context.report({ node, message: problem });
      },
      Literal: check,
      TemplateLiteral: check,
    };
  },
};

/** What Safari draws otherwise than other browsers, which the property's value alone does not show. */
function safariProblem(property: Node): string | null {
  const object = property["parent"];
  const siblings = isNode(object) ? (object["properties"] as readonly Node[]) : [];
  const isWrapped = siblings.some((each) => keyOf(each) === "textWrap");
  const name = keyOf(property);
  if (name === "whiteSpace" && textOf(property["value"]) === "pre-line" && !isWrapped)
    return `In Safari, inherited textWrap: "pretty" breaks the longest line. Add textWrap: "wrap".`;
  if (name === "content" && isOfMarker(property))
    return `Safari ignores the content of ::marker. Set listStyleType of the list.`;
  return null;
}

/** What the oldest browsers lack, unless the style is under `@supports` with it. */
function newerProblem(property: Node): string | null {
  const name = keyOf(property) ?? "";
  // Browsers drop a whole list with one selector that they do not know.
  if (name.includes(",") && newerSelector.test(name))
    return `The oldest browsers lack a selector of ${name}. Write it in a rule of its own.`;
  const isTested = keysAbove(property).some((key) => key.includes(cssName(name)));
  return newer.has(cssName(name)) && !isTested ? `The oldest browsers lack ${name}. Do without.` : null;
}

/** Keys of the objects around a property: selectors, conditions, names. */
function keysAbove(property: Node): string[] {
  const keys: string[] = [];
  for (let up = property["parent"]; isNode(up); up = up["parent"])
    if (up.type === "Property") keys.push(keyOf(up) ?? "");
  return keys;
}

/** Whether a style's selector, a key or the first argument of a call, is of a `::marker`. */
function isOfMarker(property: Node): boolean {
  for (let up = property["parent"]; isNode(up); up = up["parent"]) {
    const given = up["arguments"];
    const selector = up.type === "Property" ? keyOf(up) : Array.isArray(given) ? textOf(given[0]) : null;
    if (selector?.includes("::marker")) return true;
  }
  return false;
}

/** Whether the styles apply only with reduced motion: `[media.reducedMotion]: { … }`. */
function isReduced(node: Node): boolean {
  for (let up = node["parent"]; isNode(up); up = up["parent"]) {
    const key = up["key"];
    const property = isNode(key) && key.type === "MemberExpression" ? key["property"] : null;
    if (isNode(property) && property["name"] === "reducedMotion") return true;
  }
  return false;
}
