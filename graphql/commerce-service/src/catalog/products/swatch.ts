import { colors } from "../../demo/wardrobe.ts";
import { knownColor } from "../../import-export/product/spellings.ts";

/** The colors that listings filter by, with their shades as hexadecimal colors. */
const shades: Readonly<Record<string, string>> = colors;

/** The schema's `Swatch` and `ProductOptionValueSwatch`. */
export interface Swatch {
  /** Hexadecimal. */
  readonly color: string;
  readonly image: null;
}

/** The swatch of a color by its name; null for other names. */
export function swatchOf(name: string): Swatch | null {
  const slug = knownColor(name) ?? "";
  return Object.hasOwn(shades, slug) ? { color: shades[slug] ?? "", image: null } : null;
}

/** Whether values of this option are colors. */
export function isColorOption(name: string): boolean {
  return /^colou?r$/i.test(name);
}
