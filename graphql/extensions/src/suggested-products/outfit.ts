/** The categories that complete an outfit, best match first. */
const outfits: Readonly<Record<string, readonly string[]>> = {
  dresses: ["shoes", "handbags", "outerwear", "sweaters"],
  tops: ["jeans", "pants", "skirts", "outerwear", "shoes"],
  sweaters: ["jeans", "pants", "skirts", "outerwear", "shoes"],
  outerwear: ["sweaters", "dresses", "jeans", "shoes", "handbags"],
  jeans: ["tops", "sweaters", "shoes", "outerwear"],
  pants: ["tops", "sweaters", "outerwear", "shoes"],
  skirts: ["tops", "sweaters", "shoes", "outerwear"],
  shorts: ["tops", "shoes", "swimwear"],
  jumpsuits: ["shoes", "handbags", "outerwear"],
  leggings: ["tops", "sweaters", "shoes", "socks"],
  loungewear: ["sleepwear", "socks", "sweaters"],
  sleepwear: ["loungewear", "socks", "bras"],
  bras: ["panties", "shapewear", "sleepwear"],
  panties: ["bras", "shapewear", "socks"],
  shapewear: ["bras", "dresses", "panties"],
  socks: ["shoes", "leggings", "loungewear"],
  swimwear: ["shorts", "dresses", "handbags"],
  shoes: ["handbags", "dresses", "jeans", "socks"],
  handbags: ["shoes", "outerwear", "dresses"],
};

/** Imported products may have unknown categories. These get categories that go with everything. */
export function outfitWith(category: string): readonly string[] {
  return outfits[category] ?? ["tops", "shoes", "handbags", "outerwear"];
}
