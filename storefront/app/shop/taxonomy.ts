import * as messages from "../messages/en/taxonomy.ts";
import type { Term } from "./term.ts";

/** Canonical slugs, display names, and other spellings that old links use (.github/decisions/0014). */

export const departments = [
  { slug: "womens", name: messages.womens },
  { slug: "mens", name: messages.mens },
] as const satisfies readonly Term[];

export const categories = [
  { slug: "bras", name: messages.bras },
  { slug: "dresses", name: messages.dresses },
  { slug: "handbags", name: messages.handbags },
  { slug: "jeans", name: messages.jeans },
  { slug: "jumpsuits", name: messages.jumpsuits },
  { slug: "leggings", name: messages.leggings },
  { slug: "loungewear", name: messages.loungewear },
  { slug: "outerwear", name: messages.outerwear },
  { slug: "panties", name: messages.panties },
  { slug: "pants", name: messages.pants },
  { slug: "shapewear", name: messages.shapewear },
  { slug: "shoes", name: messages.shoes },
  { slug: "shorts", name: messages.shorts },
  { slug: "skirts", name: messages.skirts },
  { slug: "sleepwear", name: messages.sleepwear },
  { slug: "socks", name: messages.socks },
  { slug: "sweaters", name: messages.sweaters },
  { slug: "swimwear", name: messages.swimwear },
  { slug: "tops", name: messages.tops },
] as const satisfies readonly Term[];

/** The sixteen filter colors and their swatches; "multicolor" shows as white. */
export const colors = [
  { slug: "beige", name: messages.beige, hex: "#CDB792" },
  { slug: "black", name: messages.black, hex: "#2A282B" },
  { slug: "blue", name: messages.blue, hex: "#3F5F93" },
  { slug: "brown", name: messages.brown, hex: "#6B4A34" },
  { slug: "gold", name: messages.gold, hex: "#C9A24B" },
  { slug: "gray", name: messages.gray, hex: "#8B8A88" },
  { slug: "green", name: messages.green, hex: "#5F7A58" },
  { slug: "ivory", name: messages.ivory, hex: "#EDE6D6" },
  { slug: "orange", name: messages.orange, hex: "#C85F2B" },
  { slug: "pink", name: messages.pink, hex: "#D9A0A2" },
  { slug: "purple", name: messages.purple, hex: "#6D4A78" },
  { slug: "red", name: messages.red, hex: "#A8283A" },
  { slug: "silver", name: messages.silver, hex: "#B9BBBE" },
  { slug: "white", name: messages.white, hex: "#F5F3EF" },
  { slug: "yellow", name: messages.yellow, hex: "#D9AE3C" },
  { slug: "multicolor", name: messages.multicolor, hex: "#FFFFFF" },
] as const satisfies readonly (Term & { hex: string })[];

/** The size systems, in the order of a filter. */
export const sizeTypes = [
  { slug: "womens_alpha", name: messages.womensLetters },
  { slug: "womens_numeric", name: messages.womensNumbers },
  { slug: "womens_waist", name: messages.womensWaist },
  { slug: "womens_bra", name: messages.braSizes },
  { slug: "mens_alpha", name: messages.mensLetters },
  { slug: "mens_waist", name: messages.mensWaist },
  { slug: "mens_jacket", name: messages.mensJackets },
  { slug: "shoes_us_m", name: messages.shoeSizes },
  { slug: "one_size", name: messages.oneSize },
] as const satisfies readonly Term[];

const spellings: Record<string, string> = {
  bra: "bras",
  dress: "dresses",
  handbag: "handbags",
  bag: "handbags",
  bags: "handbags",
  jean: "jeans",
  jumpsuit: "jumpsuits",
  legging: "leggings",
  jacket: "outerwear",
  jackets: "outerwear",
  coats: "outerwear",
  "coats-jackets-vests": "outerwear",
  "sweaters-outerwear": "outerwear",
  pant: "pants",
  shoe: "shoes",
  short: "shorts",
  skirt: "skirts",
  sweater: "sweaters",
  sweatshirt: "sweaters",
  sweatshirts: "sweaters",
  top: "tops",
  "new-with-tags": "new_with_tags",
  "new-without-tags": "new_without_tags",
  "new-with-defects": "new_with_defects",
  new_with_imperfections: "new_with_defects",
  excellent: "new_with_defects",
  "pre-owned": "preowned",
  pre_owned: "preowned",
  grey: "gray",
  "multi-color": "multicolor",
  multi: "multicolor",
  women: "womens",
  men: "mens",
};

/** The catalog's slug for a word from a link or an import: "Pant" → "pants", "multiColor" → "multicolor". */
export function canonicalSlug(word: string): string {
  const slug = word.trim().toLowerCase().replace(/[’']/g, "");
  // A merchant's word may be the name of an object's property, such as "constructor".
  return (Object.hasOwn(spellings, slug) && spellings[slug]) || slug;
}

/** A category's slug from its slug or another spelling; null if there is none. */
export function knownCategory(spelled: string): string | null {
  const slug = canonicalSlug(spelled);
  return categories.find((category) => category.slug === slug)?.slug ?? null;
}
