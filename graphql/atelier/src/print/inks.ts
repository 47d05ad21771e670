import { blend, linear, luminance, type Hex } from "../light/color.ts";

/** Which of a garment's colors a print is laid on in. */

const brightness = (hex: Hex): number => luminance(linear(hex));

/** Near black on pale cloth, cream on all other. */
export const contrasting = (ground: Hex): Hex => (brightness(ground) > 0.25 ? "#2c2a2e" : "#efe7d6");

const darkest = (colors: readonly Hex[]): Hex =>
  colors.reduce((a, b) => (brightness(a) < brightness(b) ? a : b));

/** The contrast under which figures are lost in their ground. */
const lost = 2;

/** Whether a figure can hardly be told from its ground. */
export function isLost(color: Hex, ground: Hex): boolean {
  const over = brightness(color) + 0.05;
  const under = brightness(ground) + 0.05;
  return Math.max(under / over, over / under) < lost;
}

/** Spots and stripes of a coat: nearly black, and pale on cloth that is itself as dark. */
export function coatMarks(ground: Hex, accents: readonly Hex[]): Hex {
  const dark = darkest([...accents, "#33231a"]);
  return isLost(dark, ground) ? tonal(ground) : dark;
}

/** A deeper tone of pale cloth, a paler one of dark: yarns of one hue, so that a check of both keeps it. */
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
