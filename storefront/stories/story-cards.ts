import type { CardProduct } from "~/catalog/card-product";
import { storyProducts } from "../../design-system/src/stories/products";

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

/** The design system's eight story products, as the shop's adapters return them. */
export const storyCards: readonly CardProduct[] = storyProducts.map((product, index) => ({
  id: String(index + 1),
  handle: product.id,
  title: product.title,
  brand: product.brand.name,
  price: cents(product.price),
  retailPrice: cents(product.retailPrice),
  image: new URL(product.image.src, document.baseURI).href,
  secondImage: null,
  isSoldOut: false,
  colors:
    product.id === "jeans"
      ? [
          { name: "Blue", hex: "#3F5F93" },
          { name: "Black", hex: "#2A282B" },
          { name: "Ivory", hex: "#EDE6D6" },
        ]
      : [],
  category: "",
  condition: product.condition?.value ?? null,
  size: product.condition?.label.split(", ")[1] ?? null,
}));

/** Repeats the eight products under different ids. */
export function manyCards(count: number): CardProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const card = storyCards[index % storyCards.length];
    if (!card) throw new Error("There are no products in the stories");
    const round = Math.floor(index / storyCards.length);
    return round === 0
      ? card
      : { ...card, handle: `${card.handle}-${round}`, title: `${card.title} ${round + 1}` };
  });
}
