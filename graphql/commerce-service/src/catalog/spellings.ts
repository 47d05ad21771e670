import { type ColorSlug, colors } from "./colors.ts";

const categories = [
  "dresses",
  "tops",
  "sweaters",
  "outerwear",
  "jeans",
  "pants",
  "skirts",
  "shorts",
  "jumpsuits",
  "leggings",
  "loungewear",
  "sleepwear",
  "bras",
  "panties",
  "shapewear",
  "socks",
  "swimwear",
  "shoes",
  "handbags",
] as const;
type Category = (typeof categories)[number];

const conditions = ["new_with_tags", "new_without_tags", "new_with_defects", "preowned"] as const;
type Condition = (typeof conditions)[number];

type Department = "womens" | "mens";

/** Other words for the canonical slugs, in the form that `slugOf` returns. */
const otherCategories: Readonly<Record<string, Category>> = {
  bra: "bras",
  bralette: "bras",
  bralettes: "bras",
  dress: "dresses",
  gowns: "dresses",
  denim: "jeans",
  jean: "jeans",
  jumpsuit: "jumpsuits",
  rompers: "jumpsuits",
  legging: "leggings",
  lounge: "loungewear",
  coat: "outerwear",
  coats: "outerwear",
  "coats-jackets": "outerwear",
  "coats-jackets-vests": "outerwear",
  jacket: "outerwear",
  jackets: "outerwear",
  blazers: "outerwear",
  vests: "outerwear",
  panty: "panties",
  underwear: "panties",
  pant: "pants",
  trousers: "pants",
  short: "shorts",
  skirt: "skirts",
  pajamas: "sleepwear",
  sock: "socks",
  cardigan: "sweaters",
  cardigans: "sweaters",
  sweater: "sweaters",
  sweatshirt: "sweaters",
  sweatshirts: "sweaters",
  swim: "swimwear",
  swimsuits: "swimwear",
  top: "tops",
  tee: "tops",
  tees: "tops",
  "t-shirt": "tops",
  "t-shirts": "tops",
  shirt: "tops",
  shirts: "tops",
  blouses: "tops",
  shoe: "shoes",
  footwear: "shoes",
  boots: "shoes",
  sneakers: "shoes",
  bag: "handbags",
  bags: "handbags",
  handbag: "handbags",
};

const otherConditions: Readonly<Record<string, Condition>> = {
  "new-with-tags": "new_with_tags",
  "new-without-tags": "new_without_tags",
  "new-with-defects": "new_with_defects",
  "new-with-imperfections": "new_with_defects",
  excellent: "new_with_defects",
  "pre-owned": "preowned",
  preowned: "preowned",
  used: "preowned",
};

const departments: Readonly<Record<string, Department>> = {
  womens: "womens",
  women: "womens",
  mens: "mens",
  men: "mens",
};

/** "Coats, Jackets & Vests" → "coats-jackets-vests"; "Women's" → "womens". */
export function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

export function knownCategory(text: string): Category | undefined {
  const slug = slugOf(text);
  return categories.find((category) => category === slug) ?? lookUp(otherCategories, slug);
}

export function knownCondition(text: string): Condition | undefined {
  return conditions.find((condition) => condition === text) ?? lookUp(otherConditions, slugOf(text));
}

export const knownDepartment = (text: string): Department | undefined => lookUp(departments, slugOf(text));

/** One of the sixteen colors, or undefined. "multiColor" and "grey" are spellings of two of them. */
export function knownColor(text: string): ColorSlug | undefined {
  const slug = slugOf(text).replace("grey", "gray");
  return Object.hasOwn(colors, slug) ? (slug as ColorSlug) : undefined;
}

function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
