/** Converts colors between the token format and the color library. */
import { clampChroma, converter, formatHex, type Oklch } from "culori";
import type { ColorValue } from "./source.ts";

const toOklch = converter("oklch");
const toRgb = converter("rgb");

export const oklchOf = ({ components: [r, g, b] }: ColorValue): Oklch => toOklch({ mode: "rgb", r, g, b });

/** The nearest sRGB color, rounded to its hex value. */
export function colorValue(color: Oklch): ColorValue {
  const hex = formatHex(clampChroma(color, "oklch"));
  const rgb = toRgb(hex);
  if (rgb === undefined) throw new Error(`${hex} is not a color.`);
  const rounded = (part: number): number => Number(part.toFixed(4));
  return { colorSpace: "srgb", components: [rounded(rgb.r), rounded(rgb.g), rounded(rgb.b)], hex };
}
