/** The text styles as composite tokens, for design tools. In CSS, `textStyle` composes them. */
import type { Token } from "./token.ts";

/** The steps of the type scale that have the display font. */
export const displayTypes = ["hero", "h1", "h2", "h3"] as const;

const isDisplay = (step: string): boolean => (displayTypes as readonly string[]).includes(step);

/** One per step, or one per width of a step that grows with the window: `text.h1.narrow` and `text.h1.wide`. */
export function typographyTokens(core: readonly Token[]): Token[] {
  const sizes = core.filter(({ path: [group, , part] }) => group === "type" && part === "size");
  return sizes.map(({ path, description }) => {
    const [, step = "", , ...width] = path;
    return {
      path: ["text", step, ...width],
      type: "typography",
      value: {
        fontFamily: isDisplay(step) ? "{font.display}" : "{font.ui}",
        fontSize: `{${path.join(".")}}`,
        fontWeight: "{weight.regular}",
        letterSpacing: isDisplay(step) ? "{tracking.display}" : { value: 0, unit: "px" },
        lineHeight: `{type.${step}.lineHeight}`,
      },
      description,
      contrast: undefined,
    };
  });
}
