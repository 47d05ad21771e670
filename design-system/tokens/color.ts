/** Converts colors between the format of token files and the color library. */
import { clampChroma, converter, formatHex, type Oklch } from "culori";
import type { ColorValue } from "./token.ts";

const toOklch = converter("oklch");
const toRgb = converter("rgb");

export const oklchOf = ({ components: [r, g, b] }: ColorValue): Oklch => toOklch({ mode: "rgb", r, g, b });

/** The nearest sRGB color that a hex value can express. */
export const colorValue = (color: Oklch): ColorValue => hexColor(formatHex(clampChroma(color, "oklch")));

/** Parses a six-digit hex value such as "#0f5f6b". */
export function hexColor(hex: string): ColorValue {
  const rgb = toRgb(hex);
  if (rgb === undefined) throw new Error(`${hex} is not a color.`);
  const rounded = (part: number): number => Number(part.toFixed(4));
  return {
    colorSpace: "srgb",
    components: [rounded(rgb.r), rounded(rgb.g), rounded(rgb.b)],
    hex: hex.toLowerCase(),
  };
}
