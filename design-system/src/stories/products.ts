import type { ProductCardProps } from "../patterns/catalog/ProductCard/ProductCard.tsx";
import { storyImage } from "./images.ts";

export const swatchHex = {
  Black: "#2a282b",
  Brown: "#6b5644",
  Pink: "#d9aaa6",
  Blue: "#4a6b96",
  Ivory: "#efe6d5",
  Green: "#7d8f6a",
} as const;

export type StoryProduct = ProductCardProps & { id: string };

function product(
  id: string,
  name: Parameters<typeof storyImage>[0],
  [brand, title, price, retailPrice]: readonly [string, string, string, string],
  condition: NonNullable<ProductCardProps["condition"]>,
): StoryProduct {
  return {
    id,
    href: `#${id}`,
    title,
    brand: { name: brand, href: `#brand-${id}` },
    image: storyImage(name),
    price,
    retailPrice,
    condition,
  };
}

const withTags = { value: "new_with_tags", label: "New with tags, S" } as const;
const withoutTags = { value: "new_without_tags", label: "New without tags, M" } as const;
const excellent = { value: "new_with_defects", label: "Excellent, 8" } as const;
const preowned = { value: "preowned", label: "Pre-owned, 28" } as const;

/** Eight products with all fields, for shelves and listings. */
export const storyProducts: readonly StoryProduct[] = [
  product("slip", "slipDress", ["Norelle", "Bias-cut satin slip dress", "74.00", "190.00"], withTags),
  product("jeans", "jeans", ["Northquay", "High-rise straight jeans", "48.00", "120.00"], preowned),
  product("sweater", "sweater", ["Fjordal", "Cable-knit wool sweater", "62.00", "165.00"], withoutTags),
  product("pumps", "pumps", ["Sorrento", "Suede point-toe pumps", "89.00", "240.00"], withTags),
  product("wrap", "wrapDress", ["Norelle", "Floral crepe wrap dress", "68.00", "175.00"], excellent),
  product("boots", "boots", ["Calloway", "Leather ankle boots", "110.00", "295.00"], preowned),
  product("trench", "trench", ["Maren & Co", "Belted cotton trench", "128.00", "340.00"], withTags),
  product("skirt", "skirt", ["Fjordal", "Pleated satin midi skirt", "39.00", "98.00"], withoutTags),
];

/** Repeats the eight products under different names. */
export function manyProducts(count: number): StoryProduct[] {
  const rounds = Math.ceil(count / storyProducts.length);
  return Array.from({ length: rounds }, (_, round) =>
    storyProducts.map((original, index) => {
      const number = round * storyProducts.length + index + 1;
      const id = `${original.id}-${number}`;
      return { ...original, id, title: `${original.title} ${number}`, href: `#${id}` };
    }),
  )
    .flat()
    .slice(0, count);
}
