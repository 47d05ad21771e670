import { canonicalSlug, colors } from "~/shop/taxonomy";
import type { Term } from "~/shop/term";

const named: readonly (Pick<Term, "slug"> & { readonly hex: string })[] = [
  ...colors,
  { slug: "burgundy", hex: "#623" },
  { slug: "charcoal", hex: "#444" },
  { slug: "cream", hex: "#edc" },
  { slug: "navy", hex: "#235" },
  { slug: "olive", hex: "#663" },
  { slug: "teal", hex: "#266" },
];

/** The swatch of "Green" and of "Bottle green", but not of "Black and white". Null shows a neutral dot. */
export function colorHex(name: string): string | null {
  const [, lastOfTwo = ""] = /^\w+[ -](\w+)$/.exec(name) ?? [];
  return hexOf(name) ?? hexOf(lastOfTwo);
}

function hexOf(name: string): string | null {
  const word = canonicalSlug(name);
  return named.find(({ slug }) => slug === word)?.hex ?? null;
}
