/** Checks the contrast of the color pairs that tokens declare, by WCAG 2.2 (relative luminance). */
import { resolveColor, type ColorValue, type Token } from "./token.ts";

function luminance({ components }: ColorValue): number {
  const [red, green, blue] = components.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (same color) to 21 (black on white). Both colors must be opaque. */
export function contrast(first: ColorValue, second: ColorValue): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** A declared pair without enough contrast. */
export interface ContrastFailure {
  /** The tokens' paths, such as `color.textMuted` on `color.ground`. */
  text: string;
  ground: string;
  reached: number;
  minimum: number;
}

/** The declared pairs without enough contrast (.github/decisions/0033). */
export function contrastFailures(tokens: ReadonlyMap<string, Token>): ContrastFailure[] {
  return [...tokens].flatMap(([text, token]) =>
    (token.contrast?.on ?? []).flatMap((ground) => {
      const minimum = token.contrast?.minimum ?? 4.5;
      const reached = contrast(resolveColor(text, tokens), resolveColor(ground, tokens));
      return reached >= minimum ? [] : [{ text, ground, reached, minimum }];
    }),
  );
}

/** A token's `hex`, which design tools show, must match its `components`, which the build uses. */
export function hexMismatches(tokens: Iterable<Token>): string[] {
  return [...tokens].flatMap(({ type, value, path }) => {
    if (type !== "color" || typeof value !== "object") return [];
    const { components, hex } = value as ColorValue;
    const computed = `#${components
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")}`;
    return computed === hex ? [] : [`${path.join(".")}: hex says ${hex}, components say ${computed}.`];
  });
}
