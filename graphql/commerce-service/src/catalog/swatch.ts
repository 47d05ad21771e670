import { colors } from "./colors.ts";
import { knownColor } from "./spellings.ts";

/** The schema's `Swatch` and `ProductOptionValueSwatch`. */
export interface Swatch {
  /** Hexadecimal. */
  readonly color: string;
  readonly image: null;
}

/** The swatch of a color by its name; null for other names. */
export function swatchOf(name: string): Swatch | null {
  const slug = knownColor(name);
  return slug === undefined ? null : { color: colors[slug], image: null };
}

export function isColorOption(name: string): boolean {
  return /^colou?r$/i.test(name);
}
