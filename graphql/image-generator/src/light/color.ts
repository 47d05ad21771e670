/** Red, green and blue in linear light, 0 to 1. */
export type LinearColor = readonly [red: number, green: number, blue: number];
export type Hex = `#${string}`;

/** An sRGB level (0–255) in linear light. */
export function toLinear(level: number): number {
  const c = level / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

const steps = 4096;
const levels = new Uint8ClampedArray(steps + 1);
for (let i = 0; i <= steps; i++) {
  const c = i / steps;
  levels[i] = Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
}

/** Converts linear light to an sRGB level, by table. */
export const toLevel = (c: number): number =>
  levels[c <= 0 ? 0 : c >= 1 ? steps : Math.floor(c * steps + 0.5)];

const parse = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

export function linear(hex: string): LinearColor {
  const [red, green, blue] = parse(hex).map(toLinear);
  return [red, green, blue];
}

export const hexOf = (color: readonly number[]): Hex =>
  `#${color.map((c) => toLevel(c).toString(16).padStart(2, "0")).join("")}`;

export const luminance = (color: LinearColor): number =>
  0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];

/** A mix of two colors, computed in linear light. */
export function blend(from: string, to: string, share: number): Hex {
  const a = linear(from);
  const b = linear(to);
  return hexOf(a.map((c, i) => c + (b[i] - c) * share));
}

/** A lighter (factor above 1) or darker (below 1) color, computed in linear light. */
export const lighten = (hex: string, factor: number): Hex =>
  hexOf(linear(hex).map((c) => Math.min(1, c * factor)));

/** A thread color that is visible on its cloth: darker on light cloth, lighter on dark. */
export function threadFor(hex: string): Hex {
  const channels = parse(hex);
  const light = channels.reduce((sum, c) => sum + c, 0) / 3 > 110;
  const tinted = channels.map((c) => Math.min(255, Math.round(light ? c * 0.72 : c * 1.5 + 14)));
  return `#${tinted.map((c) => c.toString(16).padStart(2, "0")).join("")}`;
}

/** Light above this share of white is compressed, so that highlights never clip. */
const shoulder = 0.72;
const headroom = 1 - shoulder;

export const expose = (light: number): number =>
  light < shoulder ? light : shoulder + headroom * (1 - Math.exp(-(light - shoulder) / headroom));

/** The inverse of `expose`: the light for which `expose` returns `shown`. */
export const unexpose = (shown: number): number =>
  shown < shoulder
    ? shown
    : shoulder - headroom * Math.log(Math.max(0.02, 1 - (shown - shoulder) / headroom));
