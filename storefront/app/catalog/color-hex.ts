import { canonicalSlug, colors } from "./taxonomy";

/** Common names besides the filter colors. Some are CSS's own; the others are other colors there, or none. */
const shades: Readonly<Record<string, string>> = {
  burgundy: "#623",
  camel: "#b96",
  charcoal: "#444",
  coral: "coral",
  cream: "#edc",
  khaki: "khaki",
  lavender: "lavender",
  maroon: "maroon",
  navy: "navy",
  olive: "olive",
  plum: "#535",
  tan: "tan",
  teal: "teal",
  turquoise: "turquoise",
};

/**
 * The swatch of a color's name, as a CSS color. Its last word is enough ("Bottle green"), but not for several colors
 * ("Black and white"). Null for a name that says no color, which shows a neutral dot.
 */
export function colorHex(name: string): string | null {
  const isSeveral = /[&+,]|\band\b/i.test(name);
  return hexOf(name) ?? (isSeveral ? null : hexOf(name.split(/[\s-]/).at(-1) ?? ""));
}

function hexOf(name: string): string | null {
  const slug = canonicalSlug(name);
  const known = colors.find((color) => color.slug === slug)?.hex;
  return known ?? (Object.hasOwn(shades, slug) ? (shades[slug] ?? null) : null);
}
