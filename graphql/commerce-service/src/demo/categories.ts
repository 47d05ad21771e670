/** The canonical categories in menu order. */
export const categories = {
  dresses: "Dresses",
  tops: "Tops",
  sweaters: "Sweaters",
  outerwear: "Outerwear",
  jeans: "Jeans",
  pants: "Pants",
  skirts: "Skirts",
  shorts: "Shorts",
  jumpsuits: "Jumpsuits",
  leggings: "Leggings",
  loungewear: "Loungewear",
  sleepwear: "Sleepwear",
  bras: "Bras",
  panties: "Panties",
  shapewear: "Shapewear",
  socks: "Socks",
  swimwear: "Swimwear",
  shoes: "Shoes",
  handbags: "Handbags",
} as const satisfies Record<string, string>;

export type Category = keyof typeof categories;
export type Department = "womens" | "mens";

/** How many of the 360 products are in each category: at least 18 where the home page has a shelf for it. */
export const categoryQuotas: Record<Category, number> = {
  dresses: 48,
  tops: 36,
  sweaters: 28,
  outerwear: 32,
  jeans: 20,
  pants: 22,
  skirts: 18,
  shorts: 12,
  jumpsuits: 12,
  leggings: 9,
  loungewear: 12,
  sleepwear: 10,
  bras: 11,
  panties: 8,
  shapewear: 8,
  socks: 8,
  swimwear: 13,
  shoes: 32,
  handbags: 21,
};
