import tokens from "../../design-system/tokens/core/space.json" with { type: "json" };
import { isStyle, propertyProblem, type Rule } from "./rule.ts";

/** Pixels → step of `vars.space`. */
const spaces = new Map(
  Object.entries(tokens.space).flatMap(([step, token]) =>
    typeof token === "string" ? [] : [[token.$value.value, step] as const],
  ),
);

/** Smaller distances may be off the scale: they are optical corrections. */
const smallestStep = 16;

const distance = /^(padding|margin|scroll(Padding|Margin)|gap$|rowGap$|columnGap$)/;

/** What is wrong with a distance, and what to write instead; null if it is valid. */
export function spacingProblem(name: string, value: string | number): string | null {
  if (!distance.test(name)) return null;
  for (const pixels of pixelsIn(value)) {
    const step = spaces.get(pixels);
    if (step) return `Raw ${pixels}px in ${name}. Use vars.space.${step}.`;
    if (pixels >= smallestStep)
      return `Raw ${pixels}px in ${name}. Use a step of vars.space, or a constant that says what it measures.`;
  }
  return null;
}

/** The distances in a value. Those in `clamp()` change with the screen and need no step. */
function pixelsIn(value: string | number): number[] {
  if (typeof value === "number") return [Math.abs(value)];
  const fixed = value.replaceAll(/clamp\([^)]*\)/g, "");
  return [...fixed.matchAll(/(\d+)px/g)].map(([, pixels]) => Number(pixels));
}

/** Requires distances to be steps of the spacing scale. */
export const spacing: Rule = {
  create(context) {
    return {
      Property(node) {
        const message = isStyle(node, context.filename) ? propertyProblem(node, spacingProblem) : null;
        if (message) context.report({ node, message });
      },
    };
  },
};
