import { blend, linear, luminance, type Hex } from "../light/color.ts";

/** Chooses which of a garment's colors a print uses. */

const brightness = (hex: Hex): number => luminance(linear(hex));

/** Near black on pale cloth, cream on any other. */
export const contrasting = (ground: Hex): Hex => (brightness(ground) > 0.25 ? "#2c2a2e" : "#efe7d6");

const darkest = (colors: readonly Hex[]): Hex =>
  colors.reduce((a, b) => (brightness(a) < brightness(b) ? a : b));

/** Below this contrast, figures disappear in their ground. */
const lost = 2;

/** Whether a figure is hardly distinguishable from its ground. */
export function isLost(color: Hex, ground: Hex): boolean {
  const over = brightness(color) + 0.05;
  const under = brightness(ground) + 0.05;
  return Math.max(under / over, over / under) < lost;
}

/** Spots and stripes of animal prints: nearly black, but pale on dark cloth. */
export function coatMarks(ground: Hex, accents: readonly Hex[]): Hex {
  const dark = darkest([...accents, "#33231a"]);
  return isLost(dark, ground) ? tonal(ground) : dark;
}

/** A darker tone of pale cloth, or a paler one of dark cloth: yarns of one hue for tonal checks. */
export const tonal = (ground: Hex): Hex =>
  brightness(ground) > 0.2 ? blend(ground, "#26211f", 0.6) : blend(ground, "#f1eadc", 0.44);

/** The color furthest from gray. */
export function liveliest(colors: readonly Hex[]): Hex {
  const liveliness = (hex: Hex): number => {
    const channels = linear(hex);
    return Math.max(...channels) - Math.min(...channels);
  };
  return colors.reduce((a, b) => (liveliness(b) > liveliness(a) ? b : a));
}
