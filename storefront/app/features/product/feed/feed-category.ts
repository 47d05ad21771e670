import type { ProductCategory } from "../product-page";

const clothing = "Apparel & Accessories > Clothing";
const underwear = `${clothing} > Underwear & Socks`;

export const giftCards =
  "Arts & Entertainment > Party & Celebration > Gift Giving > Gift Cards & Certificates";

const categories: Record<string, string> = {
  bras: `${underwear} > Bras`,
  dresses: `${clothing} > Dresses`,
  handbags: "Apparel & Accessories > Handbags, Wallets & Cases > Handbags",
  jeans: `${clothing} > Pants`,
  jumpsuits: `${clothing} > One-Pieces > Jumpsuits & Rompers`,
  leggings: `${clothing} > Pants`,
  loungewear: `${clothing} > Sleepwear & Loungewear`,
  outerwear: `${clothing} > Outerwear`,
  panties: `${underwear} > Underwear`,
  pants: `${clothing} > Pants`,
  shapewear: `${underwear} > Shapewear`,
  shoes: "Apparel & Accessories > Shoes",
  shorts: `${clothing} > Shorts`,
  skirts: `${clothing} > Skirts`,
  sleepwear: `${clothing} > Sleepwear & Loungewear`,
  socks: `${underwear} > Socks`,
  sweaters: `${clothing} > Shirts & Tops`,
  swimwear: `${clothing} > Swimwear`,
  tops: `${clothing} > Shirts & Tops`,
};

export function feedCategory(category: ProductCategory | null): string {
  if (category === null) return "";
  return categories[category.slug] ?? (category.productType === undefined ? clothing : "");
}
